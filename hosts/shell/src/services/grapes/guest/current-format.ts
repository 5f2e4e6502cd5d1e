/** What is read of the JSON of a project; anything may stand in it. */
export interface ProjectJson {
  readonly pages?: unknown
  readonly styles?: unknown
  readonly assets?: unknown
  readonly symbols?: unknown
  readonly devices?: unknown
  readonly dataSources?: unknown
  /** Of formats of before that have one page as a text. */
  readonly html?: string
  readonly css?: string
}

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** Old editors kept lists as texts inside the JSON. */
function listIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    // Markup or rules, which GrapesJS reads itself.
    return value
  }
}

/** Studio keeps a project below `project`, its storage below `data`. */
function unwrap(data: Loose): Loose {
  for (const key of ['project', 'data', 'default']) {
    const inner = data[key]
    if (!('pages' in data) && isObject(inner) && ('pages' in inner || 'default' in inner)) return unwrap(inner)
  }
  return data
}

/** GrapesJS opens projects of older versions as empty pages, without a word: they are brought to what it reads now. */
export function currentFormat(value: unknown): ProjectJson {
  if (!isObject(value)) throw new Error('The JSON holds no project.')
  const data = unwrap(value)
  if (Array.isArray(data['pages'])) return { ...data, styles: listIn(data['styles']) }
  const of = (name: string) => listIn(data[name] ?? data[`gjs-${name}`])
  const components = of('components')
  const styles = of('styles')
  const assets = of('assets')
  const [html, css] = [of('html'), of('css')]
  const hasTree = components !== undefined && components !== ''
  if (!hasTree && typeof html !== 'string')
    throw new Error('The JSON holds no project of GrapesJS: no pages, components or html.')
  const page = { id: 'index', frames: [{ component: { type: 'wrapper', components: hasTree ? components : [] } }] }
  return {
    pages: [page],
    ...(Array.isArray(assets) && { assets }),
    ...(Array.isArray(styles) && { styles }),
    ...(!hasTree && typeof html === 'string' && { html }),
    ...(!Array.isArray(styles) && { css: typeof styles === 'string' ? styles : typeof css === 'string' ? css : '' }),
  }
}
