import { isTable } from '../token-tree.ts'

/** A value of a variable: an alias names another variable. */
export type FigmaValue =
  | { readonly kind: 'alias'; readonly target: string }
  | { readonly kind: 'literal'; readonly value: unknown }

export interface FigmaVariable {
  /** What aliases call it. */
  readonly id: string
  /** `color/brand/500`. */
  readonly name: string
  /** `COLOR`, `FLOAT`, `STRING`, `BOOLEAN`; others of plugins as they call them. */
  readonly type: string
  readonly description: string
  /** What it may be used for; empty where the file does not say. */
  readonly scopes: readonly string[]
  /** What it is called in CSS, where somebody said so. */
  readonly web: string
  /** By the id of the mode. */
  readonly values: ReadonlyMap<string, FigmaValue>
}

export interface FigmaCollection {
  readonly name: string
  /** The default one first. */
  readonly modes: readonly { readonly id: string; readonly name: string }[]
  readonly variables: readonly FigmaVariable[]
}

type Table = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const tables = (value: unknown): Table[] =>
  (Array.isArray(value) ? value : isTable(value) ? Object.values(value) : []).filter(isTable)

function valueOf(value: unknown): FigmaValue {
  if (isTable(value) && value['type'] === 'VARIABLE_ALIAS') return { kind: 'alias', target: text(value['id']) }
  return { kind: 'literal', value }
}

function variableOf(table: Table): FigmaVariable {
  const { valuesByMode, scopes, codeSyntax } = table
  return {
    id: text(table['id']),
    name: text(table['name']),
    type: text(table['resolvedType'] ?? table['type']).toUpperCase(),
    description: text(table['description']),
    scopes: Array.isArray(scopes) ? scopes.map(text) : [],
    web: isTable(codeSyntax) ? text(codeSyntax['WEB']) : '',
    values: new Map(
      Object.entries(isTable(valuesByMode) ? valuesByMode : {}).map(([mode, value]) => [mode, valueOf(value)]),
    ),
  }
}

/** `[{ modeId, name }]` of the interface, or `{ id: name }` of plugins; the default one comes first. */
function modesOf({ modes, defaultModeId }: Table): FigmaCollection['modes'] {
  const list = Array.isArray(modes)
    ? tables(modes).map((mode) => ({ id: text(mode['modeId']), name: text(mode['name']) }))
    : Object.entries(isTable(modes) ? modes : {}).map(([id, name]) => ({ id, name: text(name) }))
  return list.toSorted((one, other) => Number(other.id === defaultModeId) - Number(one.id === defaultModeId))
}

/** What `GET /v1/files/:key/variables/local` answers, or the same without what is around it. */
function ofInterface(file: Table): FigmaCollection[] | null {
  const meta = isTable(file['meta']) ? file['meta'] : file
  if (!isTable(meta['variableCollections']) || !isTable(meta['variables'])) return null
  const all = tables(meta['variables'])
  return tables(meta['variableCollections']).map((collection) => {
    const order = Array.isArray(collection['variableIds']) ? collection['variableIds'] : []
    const place = ({ id }: FigmaVariable) => (order.includes(id) ? order.indexOf(id) : order.length)
    return {
      name: text(collection['name']),
      modes: modesOf(collection),
      variables: all
        .filter((variable) => variable['variableCollectionId'] === collection['id'])
        .map(variableOf)
        .toSorted((one, other) => place(one) - place(other)),
    }
  })
}

/** Collections with their variables inside, as plugins hand them out: by mode, or with the values of all modes. */
function ofPlugin(file: unknown): FigmaCollection[] | null {
  const list =
    isTable(file) && Array.isArray(file['collections']) ? tables(file['collections']) : [file].flat().filter(isTable)
  const read = list.map((collection) => withValues(collection) ?? byMode(collection))
  const known = read.filter((collection) => collection !== null)
  return known.length > 0 && known.length === list.length ? known : null
}

function withValues(collection: Table): FigmaCollection | null {
  const variables = tables(collection['variables'])
  if (variables.length === 0 || !variables.every(({ valuesByMode }) => isTable(valuesByMode))) return null
  return { name: text(collection['name']), modes: modesOf(collection), variables: variables.map(variableOf) }
}

const idIn = (collection: string, name: string) => `${collection}\n${name}`

/** `{ name, modes: [{ name, variables: [{ name, type, isAlias, value }] }] }`. */
function byMode(collection: Table): FigmaCollection | null {
  const modes = tables(collection['modes'])
  if (modes.length === 0 || !modes.every(({ variables }) => Array.isArray(variables))) return null
  const own = text(collection['name'])
  const found = new Map<string, FigmaVariable & { readonly values: Map<string, FigmaValue> }>()
  for (const [at, mode] of modes.entries())
    for (const each of tables(mode['variables'])) {
      const id = idIn(own, text(each['name']))
      const known = found.get(id) ?? { ...variableOf(each), id, values: new Map<string, FigmaValue>() }
      found.set(id, known)
      const { value } = each
      const isAlias = each['isAlias'] === true && isTable(value)
      known.values.set(
        String(at),
        isAlias
          ? { kind: 'alias', target: idIn(text(value['collection']) || own, text(value['name'])) }
          : { kind: 'literal', value },
      )
    }
  return {
    name: own,
    modes: modes.map((mode, at) => ({ id: String(at), name: text(mode['name']) })),
    variables: [...found.values()],
  }
}

/** The collections of a file of Figma variables; null for JSON that is something else. */
export function figmaCollections(file: unknown): readonly FigmaCollection[] | null {
  return (isTable(file) ? ofInterface(file) : null) ?? ofPlugin(file)
}
