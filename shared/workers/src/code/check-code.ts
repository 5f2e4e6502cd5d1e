import type { CodeText, FoundProblem } from './code-verbs.ts'
import { fetchPart } from '../calls/fetch-part.ts'

/** What a reader of the text should know. */
export async function checkCode({ text, language, fragment }: CodeText): Promise<readonly FoundProblem[]> {
  if (text.trim() === '') return []
  if (language === 'html')
    return (await fetchPart(() => import('@pergola/site/html'))).findHtmlProblems(text, fragment ? 'fragment' : 'page')
  if (language === 'xml') return (await fetchPart(() => import('@pergola/site/xml'))).findXmlFaults(text)
  if (language === 'css') return (await fetchPart(() => import('@pergola/site/css'))).findCssProblems(text)
  if (language === 'json') return checkJson(text)
  return language === 'js' ? checkScript(text) : []
}

/** As the browser says it, with the place taken out of its words, of which every browser has its own. */
function checkJson(text: string): readonly FoundProblem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const { message } = error as SyntaxError
    const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
    const known =
      /position (\d+)/.exec(message)?.[1] ?? (line ? offsetOf(text, Number(line), Number(column)) : text.length)
    // Something is marked, even where the text just ends.
    const from = Math.max(Math.min(Number(known), text.length - 1), 0)
    const words = message.replace(/^JSON\.parse: /, '').replace(/ (?:in JSON )?at (?:position|line) .*$/s, '')
    return [{ from, to: from + 1, severity: 'error', message: words }]
  }
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n')
  return lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
}

async function checkScript(text: string): Promise<readonly FoundProblem[]> {
  const problem = (await fetchPart(() => import('@pergola/site/scripts'))).findScriptProblem(text)
  if (!problem) return []
  const { at, message } = problem
  return [{ from: at, to: Math.min(at + 1, text.length), severity: 'error', message }]
}
