import type { RuleLine } from '@pergola/contracts'
import { ruleText } from './selector-text.ts'

export interface WordedLine extends RuleLine {
  /** The rule as people say it; no two lines say the same. */
  readonly words: string
}

/** A sheet may say a rule twice. It is one rule to whoever edits it, so it is one line. */
export function mergeLines(lines: readonly RuleLine[]): WordedLine[] {
  const merged = new Map<string, WordedLine>()
  for (const line of lines) {
    const words = ruleText(line.rule)
    const known = merged.get(words)
    merged.set(words, {
      ...line,
      words,
      declarations: line.declarations + (known?.declarations ?? 0),
      matches: line.matches || known?.matches === true,
    })
  }
  return [...merged.values()]
}
