import { parse } from 'acorn'

export interface ScriptProblem {
  /** Offset in the text. */
  readonly at: number
  readonly message: string
}

/**
 * Where a script stops being one, as a page runs scripts or as a module; null when it can be read either way. Nothing of
 * it runs. It is read by the language of today: a browser that is newer may know better.
 */
export function findScriptProblem(text: string): ScriptProblem | null {
  const asScript = problemAs('script', text)
  if (asScript === null) return null
  const asModule = problemAs('module', text)
  // Whoever names what a script takes and gives is told of its first mistake, not of that.
  return asModule && asModule.at > asScript.at ? asModule : asModule && asScript
}

function problemAs(sourceType: 'script' | 'module', text: string): ScriptProblem | null {
  try {
    parse(text, { ecmaVersion: 'latest', sourceType, allowHashBang: true })
    return null
  } catch (error) {
    const { message, pos = 0 } = error as SyntaxError & { readonly pos?: number }
    return { at: Math.min(pos, text.length), message: message.replace(/\s*\(\d+:\d+\)$/, '') }
  }
}
