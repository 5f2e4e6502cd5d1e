import { fail, succeed, type Outcome } from '@pergola/contracts'
import { resolverSets } from './read-resolver.ts'
import { isAlias, knownTypes, tokenCss, type TokenCss } from './token-css.ts'
import { aliasOf, isTable, tokensOf, type Token, type TokenIssue } from './token-tree.ts'

/** A custom property that a file of tokens makes, in the rule of a mode. */
export interface ReadVariable {
  readonly name: string
  readonly value: string
  readonly selector: string
  readonly atRule: string | null
  readonly description: string
}

export interface ReadTokens {
  readonly variables: readonly ReadVariable[]
  readonly issues: readonly TokenIssue[]
}

/** `--color-brand-500` for the token `color.brand.500`. */
export function variableName(path: readonly string[]): string {
  const word = path
    .join('-')
    .replace(/^-+/, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `--${word}`
}

/**
 * Reads a file of the Design Tokens format, 2025.10, and what is older and still about; or a resolver, whose sets are the
 * base and whose modifiers are modes. What CSS cannot hold and what is wrong is told by its path, and the rest is taken.
 */
export function readDesignTokens(text: string): Outcome<ReadTokens, 'not-json'> {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return fail('not-json')
  }
  if (!isTable(file)) return fail('not-json')
  const issues: TokenIssue[] = []
  const variables: ReadVariable[] = []
  const sets = resolverSets(file, issues) ?? [{ place: { selector: ':root', atRule: null }, tokens: file }]
  const all = new Map<string, Token>()
  for (const { tokens, place } of sets) {
    const own = tokensOf(tokens, issues)
    // A mode refers to what the base says.
    for (const [path, token] of own) all.set(path, token)
    for (const made of createReading(all, issues)(own)) variables.push({ ...made, ...place })
  }
  return succeed({ variables, issues })
}

type Made = Pick<ReadVariable, 'name' | 'value' | 'description'>

function followAliases(all: ReadonlyMap<string, Token>) {
  const next = ({ value }: Token) => {
    const alias = aliasOf(value)
    return alias === null ? undefined : all.get(alias)
  }

  /** The type of a token: its own, or that of what it refers to; null where nothing says it. */
  function typeOf(token: Token, depth = 0): string | null {
    const referred = next(token)
    if (token.type !== undefined || depth > all.size) return token.type ?? null
    return referred ? typeOf(referred, depth + 1) : guessed(token.value)
  }

  function circle(token: Token): boolean {
    const seen = new Set<Token>()
    for (let at: Token | undefined = token; at; at = next(at)) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  }

  return { typeOf, circle }
}

function createReading(all: ReadonlyMap<string, Token>, issues: TokenIssue[]) {
  const taken = new Map<string, string>()

  const { typeOf, circle } = followAliases(all)

  function textOf(path: string) {
    return (value: unknown, type: string): string | null => {
      const alias = aliasOf(value)
      if (alias !== null) {
        const found = all.get(alias)
        if (!found) issues.push({ path, reason: 'alias-missing', detail: alias })
        return found ? `var(${variableName(found.path)})` : null
      }
      const css = tokenCss(type, value, textOf(path))
      return css.kind === 'value' ? css.text : null
    }
  }

  function cssOf(token: Token): TokenCss {
    const path = token.path.join('.')
    if (isAlias(token.value)) {
      const alias = aliasOf(token.value) ?? ''
      if (!all.has(alias)) return { kind: 'issue', reason: 'alias-missing', detail: alias }
      if (circle(token)) return { kind: 'issue', reason: 'alias-circle', detail: alias }
      if (typeOf(token) === 'typography') return { kind: 'parts', parts: [] }
      return { kind: 'value', text: `var(${variableName(all.get(alias)?.path ?? [])})` }
    }
    const type = typeOf(token)
    if (type === null) return { kind: 'issue', reason: 'no-type' }
    if (!knownTypes.has(type)) return { kind: 'issue', reason: 'unknown-type', detail: type }
    return tokenCss(type, token.value, textOf(path))
  }

  return function* (own: ReadonlyMap<string, Token>): Generator<Made> {
    for (const [path, token] of own) {
      const css = cssOf(token)
      const name = variableName(token.path)
      if (taken.has(name)) issues.push({ path, reason: 'name-taken', detail: taken.get(name) ?? '' })
      else if (css.kind === 'issue')
        issues.push({
          path: css.part === undefined ? path : `${path}.${css.part}`,
          reason: css.reason,
          ...(css.detail !== undefined && { detail: css.detail }),
        })
      else if (css.kind === 'value') yield { name, value: css.text, description: token.description }
      else
        for (const [part, type, value] of css.parts) {
          const text = textOf(`${path}.${part}`)(value, type) ?? measured(value)
          if (text === null) issues.push({ path: `${path}.${part}`, reason: 'bad-value' })
          else yield { name: `${name}-${part}`, value: text, description: '' }
        }
      taken.set(name, path)
    }
  }
}

/** A line height may be a dimension in older files. */
function measured(value: unknown): string | null {
  const css = tokenCss('dimension', value, () => null)
  return css.kind === 'value' ? css.text : null
}

/** Files that were made for CSS leave the type out: what is a text is a value as it stands. */
function guessed(value: unknown): string | null {
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' && value.trim() !== '' ? 'string' : null
}
