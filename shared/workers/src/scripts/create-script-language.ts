import { createScriptFiles, ownPath } from './script-files.ts'
import type { ScriptDescription, ScriptVerbs, ScriptWord } from './script-verbs.ts'
import type { TypeScript } from './typescript.ts'

export type ScriptLanguage = {
  readonly [Verb in keyof ScriptVerbs]: (
    place: Parameters<ScriptVerbs[Verb]>[0],
  ) => Awaited<ReturnType<ScriptVerbs[Verb]>>
}

interface Entry {
  readonly name: string
  readonly kind: string
  readonly kindModifiers?: string
  readonly sortText: string
}

/** Scripts are read with TypeScript's eyes: what has which members, and what they are for. */
export function createScriptLanguage(ts: TypeScript, library: string): ScriptLanguage {
  const { host, update } = createScriptFiles(ts, library)
  const service = ts.createLanguageService(host)
  const textOf = (parts: Parameters<typeof ts.displayPartsToString>[0]) => ts.displayPartsToString(parts)

  return {
    complete({ at, ...script }) {
      update(script)
      const found = service.getCompletionsAtPosition(ownPath, at, {})
      const from = wordStart(script.text, at)
      if (/\d/.test(script.text[from] ?? '') && from < at) return null
      const words = found?.entries.filter((entry) => mayStand(entry, script.text, from)).map(wordOf) ?? []
      return words.length > 0 ? { from, words } : null
    },
    describe({ at, label, ...script }) {
      update(script)
      const found = service.getCompletionEntryDetails(ownPath, at, label, {}, undefined, undefined, undefined)
      return found ? described(textOf(found.displayParts), textOf(found.documentation)) : null
    },
    hover({ at, ...script }) {
      update(script)
      const found = service.getQuickInfoAtPosition(ownPath, at)
      if (!found) return null
      const { start, length } = found.textSpan
      return { from: start, to: start + length, ...described(textOf(found.displayParts), textOf(found.documentation)) }
    },
  }
}

function wordStart(text: string, at: number): number {
  return at - (/[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0, at - 200), at))?.[0].length ?? 0)
}

/** `warning` is any word of the file. What a string may be stands right behind its quote: the rest is a selector. */
function mayStand({ kind, name }: Entry, text: string, from: number): boolean {
  if (kind === 'warning') return false
  return kind === 'string' ? /["'`]/.test(text[from - 1] ?? '') && !/["'`]/.test(name) : true
}

/** In the compiler's own order, `11` is what the script itself says and `15` what is everywhere. */
function wordOf({ name, kind, kindModifiers = '', sortText }: Entry): ScriptWord {
  const isFar = kind === 'keyword' || kindModifiers.includes('deprecated')
  const isOwn = sortText <= '11' && !kindModifiers.includes('declare')
  return { label: name, kind, rank: isFar ? 'far' : isOwn ? 'near' : 'plain' }
}

/** Addresses of manuals are of no use in a popup that cannot be clicked, and marks of Markdown in plain text. */
function described(signature: string, text: string): ScriptDescription {
  const words = text
    .replace(/\*\*|`/g, '')
    .replace(/^\[MDN Reference\]\([^)]*\)$/gm, '')
    .replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
  return { signature, text: words.trim() }
}
