import type { RuleLine } from '@pergola/contracts'
import { ruleText } from './selector-text.ts'

export interface WordedLine extends RuleLine {
  /** The rule as people say it. No two of the page's own lines say the same. */
  readonly words: string
}

/** A sheet that is not the page's own tells its rules apart: what is edited is another one. */
export const lineKey = ({ words, file = '', foreign = false }: WordedLine): string =>
  foreign ? `${words} ${file}` : words

/** Of a path or an address. */
export function fileName(file: string): string {
  const path = file.replace(/[?#].*$/, '').replace(/\/$/, '')
  return path.slice(path.lastIndexOf('/') + 1) || file
}

/** Sheets may say a rule twice. It is one rule to whoever edits it, so it is one line, of the last of them. */
export function mergeLines(lines: readonly RuleLine[]): WordedLine[] {
  const merged = new Map<string, WordedLine>()
  for (const line of lines) {
    const worded = { ...line, words: ruleText(line.rule) }
    const key = lineKey(worded)
    const known = merged.get(key)
    merged.set(key, {
      ...worded,
      declarations: line.declarations + (known?.declarations ?? 0),
      matches: line.matches || known?.matches === true,
    })
  }
  return [...merged.values()]
}

/**
 * The line of the rule that is edited. Where the page's own sheet says it as a library does, it is the own one: what is
 * set goes there.
 */
export function editedLine(lines: readonly WordedLine[], words: string | null): WordedLine | undefined {
  const saying = lines.filter((line) => line.words === words)
  return saying.find(({ foreign = false }) => !foreign) ?? saying[0]
}
