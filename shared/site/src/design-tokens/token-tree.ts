/** Something a file says that cannot be taken, by its path. */
export interface TokenIssue {
  /** `color.brand.500`; of a composite value with its part behind it. */
  readonly path: string
  readonly reason: TokenReason
  /** What it is about: a name, a unit, a value. */
  readonly detail?: string
}

export type TokenReason =
  | 'no-type'
  | 'unknown-type'
  | 'bad-value'
  | 'no-css'
  | 'alias-missing'
  | 'alias-circle'
  | 'name-taken'
  | 'bad-source'

export interface Token {
  /** Names of its groups and its own, outermost first. */
  readonly path: readonly string[]
  readonly value: unknown
  /** Its own or that of the nearest group; absent where it has to be told by an alias or by the value. */
  readonly type?: string
  readonly description: string
}

type Table = Readonly<Record<string, unknown>>

export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The token of a group itself, format 2025.10. */
const root = '$root'

/** How deep groups nest and extend each other: no real file goes as deep, and a circle ends. */
const deepest = 40

/** Every token of a file of the Design Tokens format, by its path. Groups that extend others have theirs, too. */
export function tokensOf(file: Table, issues: TokenIssue[]): ReadonlyMap<string, Token> {
  const found = new Map<string, Token>()

  function visit(group: Table, path: readonly string[], type: string | undefined, depth: number): void {
    const own = typeof group['$type'] === 'string' ? group['$type'] : type
    if (depth > deepest) issues.push({ path: path.join('.'), reason: 'alias-circle' })
    else if ('$value' in group || typeof group['$ref'] === 'string')
      found.set(path.join('.'), tokenOf(group, path, own))
    else {
      extend(group, path, own, depth)
      for (const [key, child] of Object.entries(group)) {
        if (!isTable(child) || (key.startsWith('$') && key !== root)) continue
        visit(child, key === root ? path : [...path, key], own, depth + 1)
      }
    }
  }

  function extend(group: Table, path: readonly string[], type: string | undefined, depth: number): void {
    const asked = group['$extends']
    if (asked === undefined) return
    const base = groupAt(file, asked)
    if (base) visit(base, path, type, depth + 1)
    else issues.push({ path: path.join('.'), reason: 'alias-missing', detail: JSON.stringify(asked) })
  }

  visit(file, [], undefined, 0)
  return found
}

function tokenOf(group: Table, path: readonly string[], type: string | undefined): Token {
  const value = '$value' in group ? group['$value'] : { $ref: group['$ref'] }
  const description = typeof group['$description'] === 'string' ? group['$description'] : ''
  return { path, value, ...(type !== undefined && { type }), description }
}

/** The path that an alias names, `{color.brand}` or a JSON pointer; null for what is none. */
export function aliasOf(value: unknown): string | null {
  const text = isTable(value) ? value['$ref'] : value
  if (typeof text !== 'string') return null
  const braces = /^\{([^{}]+)\}$/.exec(text.trim())?.[1]
  if (braces !== undefined && !isTable(value)) return braces.replace(/\.\$root$/, '')
  if (!text.startsWith('#/')) return null
  return pointerPath(text)
    .filter((part) => part !== '$value' && part !== root)
    .join('.')
}

export function pointerPath(pointer: string): string[] {
  return pointer
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function groupAt(file: Table, asked: unknown): Table | null {
  const path = aliasOf(asked)
  let at: unknown = path === null ? null : file
  for (const part of path?.split('.') ?? []) at = isTable(at) && Object.hasOwn(at, part) ? at[part] : null
  return isTable(at) ? at : null
}
