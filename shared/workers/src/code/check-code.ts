import type { CodeText, FoundProblem } from './code-verbs.ts'

/** What a reader of the text should know. */
export async function checkCode({ text, language, fragment }: CodeText): Promise<readonly FoundProblem[]> {
  if (text.trim() === '') return []
  if (language === 'html')
    return (await import('@pergola/site/html')).findHtmlProblems(text, fragment ? 'fragment' : 'page')
  if (language === 'css') return (await import('@pergola/site/css')).findCssProblems(text)
  return language === 'js' ? checkScript(text) : []
}

interface BabelError {
  readonly message: string
  readonly loc?: { readonly start?: { readonly line: number; readonly column: number } }
}

async function checkScript(text: string): Promise<readonly FoundProblem[]> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  try {
    await format(text, { parser: 'babel', plugins: [babel, estree as never] })
    return []
  } catch (error) {
    const { message, loc } = error as BabelError
    const from = loc?.start ? offsetOf(text, loc.start.line, loc.start.column) : 0
    const reason = message.split('\n')[0]?.replace(/\s*\(\d+:\d+\)$/, '') ?? ''
    return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: reason }]
  }
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return Math.min(start + column - 1, text.length)
}
