import { isTable, pointerPath, type TokenIssue } from './token-tree.ts'

type Table = Readonly<Record<string, unknown>>

export interface TokenSet {
  readonly place: { readonly selector: string; readonly atRule: string | null }
  readonly tokens: Table
}

const base = { selector: ':root', atRule: null }

/** The rule of a context: a scheme where it is called so, else a theme that an attribute switches. */
function placeOf(modifier: string, context: string): TokenSet['place'] {
  const scheme = /^(?:dark|light)$/i.exec(context)?.[0].toLowerCase()
  if (scheme !== undefined && /^(?:theme|mode|scheme|color-?scheme|appearance)$/i.test(modifier))
    return { selector: ':root', atRule: `@media (prefers-color-scheme: ${scheme})` }
  const name = modifier.replace(/[^\w-]+/g, '-').toLowerCase()
  return { selector: `[data-${name}="${context.replace(/["\\]/g, String.raw`\$&`)}"]`, atRule: null }
}

/**
 * The sets of a resolver in the order in which they count: what is in all contexts first, then the context of each modifier
 * but its default one, which is the base. Null for a file that is no resolver. Files that it names are not here, and told.
 */
export function resolverSets(file: Table, issues: TokenIssue[]): readonly TokenSet[] | null {
  const order = file['resolutionOrder']
  if (!Array.isArray(order)) return null
  const [shared, modes]: [TokenSet[], TokenSet[]] = [[], []]
  for (const [at, entry] of order.entries()) {
    const path = `resolutionOrder.${at}`
    const found = entryOf(file, entry)
    if (!found) issues.push({ path, reason: 'bad-source', detail: JSON.stringify(entry) })
    else if (isTable(found.value['contexts'])) readModifier(found.name, found.value)
    else
      shared.push(
        ...sourcesOf(file, found.value['sources'], found.name, issues).map((tokens) => ({ place: base, tokens })),
      )
  }
  return [...shared, ...modes]

  function readModifier(name: string, modifier: Table): void {
    const contexts = Object.entries(isTable(modifier['contexts']) ? modifier['contexts'] : {})
    const normal = typeof modifier['default'] === 'string' ? modifier['default'] : contexts[0]?.[0]
    for (const [context, sources] of contexts) {
      const sets = sourcesOf(file, sources, `${name}.${context}`, issues)
      const isBase = context === normal
      const place = isBase ? base : placeOf(name, context)
      ;(isBase ? shared : modes).push(...sets.map((tokens) => ({ place, tokens })))
    }
  }
}

function entryOf(file: Table, entry: unknown): { readonly name: string; readonly value: Table } | null {
  if (!isTable(entry)) return null
  const reference = entry['$ref']
  if (typeof reference !== 'string') return { name: String(entry['name'] ?? ''), value: entry }
  const value = valueAt(file, reference)
  return value ? { name: pointerPath(reference).at(-1) ?? '', value } : null
}

function valueAt(file: Table, reference: string): Table | null {
  if (!reference.startsWith('#/')) return null
  let at: unknown = file
  for (const part of pointerPath(reference)) at = isTable(at) && Object.hasOwn(at, part) ? at[part] : null
  return isTable(at) ? at : null
}

function sourcesOf(file: Table, sources: unknown, path: string, issues: TokenIssue[]): Table[] {
  if (!Array.isArray(sources)) return []
  return sources.flatMap((source: unknown, at) => {
    const reference = isTable(source) ? source['$ref'] : source
    const found = typeof reference === 'string' ? valueAt(file, reference) : source
    if (isTable(found) && Array.isArray(found['sources'])) return sourcesOf(file, found['sources'], path, issues)
    if (isTable(found)) return [found]
    issues.push({ path: `${path}.sources.${at}`, reason: 'bad-source', detail: String(reference) })
    return []
  })
}
