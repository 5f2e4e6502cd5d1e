import { limits } from '@pergola/contracts'

/** Why a text is not given to GrapesJS at all. */
export type JsonProblem = 'too-large' | 'too-deep' | 'no-json' | 'no-project'

/** The most characters of a project; the same as what a guest may answer. */
const most = limits.guest.characters

/** How deep the brackets of a JSON text nest, without reading it: a parser may fall over what is meant to be too deep. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '"') inString = !inString
    else if (inString) continue
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, (depth += 1))
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isPage = (page: unknown) => isObject(page) && ('frames' in page || 'component' in page)

/** Whether a value is a project: of now, of before pages, or one that an editor around GrapesJS has put below a key. */
function isProject(value: unknown, depth = 0): boolean {
  if (!isObject(value) || depth > 3) return false
  const { pages } = value
  if (Array.isArray(pages)) return pages.some(isPage)
  if (['components', 'gjs-components', 'gjs-html'].some((key) => key in value)) return true
  if ('html' in value && ('css' in value || 'styles' in value || 'assets' in value)) return true
  return ['project', 'data', 'default'].some((key) => isProject(value[key], depth + 1))
}

/** Null for a text that may be given to GrapesJS as a project. */
export function projectJsonProblem(text: string): JsonProblem | null {
  if (text.length > most) return 'too-large'
  if (depthOf(text) > limits.guest.depth) return 'too-deep'
  try {
    return isProject(JSON.parse(text)) ? null : 'no-project'
  } catch {
    // Whatever else is wrong with it, it is not JSON.
    return 'no-json'
  }
}
