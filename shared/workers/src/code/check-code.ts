import type { CodeText, FoundProblem } from './code-verbs.ts'

/** What a reader of the text should know. */
export async function checkCode({ text, language, fragment }: CodeText): Promise<readonly FoundProblem[]> {
  if (text.trim() === '') return []
  if (language === 'html')
    return (await import('@pergola/site/html')).findHtmlProblems(text, fragment ? 'fragment' : 'page')
  if (language === 'css') return (await import('@pergola/site/css')).findCssProblems(text)
  return language === 'js' ? checkScript(text) : []
}

async function checkScript(text: string): Promise<readonly FoundProblem[]> {
  const problem = (await import('@pergola/site/scripts')).findScriptProblem(text)
  if (!problem) return []
  const { at, message } = problem
  return [{ from: at, to: Math.min(at + 1, text.length), severity: 'error', message }]
}
