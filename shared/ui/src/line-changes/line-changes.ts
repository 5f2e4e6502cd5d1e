import { structuredPatch } from 'diff'

export interface LineChange {
  readonly kind: 'same' | 'added' | 'removed' | 'gap'
  readonly text: string
  /** In the older text and in the newer one. */
  readonly older: number | null
  readonly newer: number | null
}

/** Longer comparisons help nobody, and cost as long as they are drawn. */
export const shownLines = 1500
const shownCharacters = 2000
/** Milliseconds; two texts with nothing in common are not compared to the end. */
const patience = 1500

/** The lines that differ with three around them; null where the texts are too different. */
export function lineChanges(then: string, now: string): readonly LineChange[] | null {
  const patch = structuredPatch('', '', then, now, '', '', { context: 3, timeout: patience })
  if (!patch) return null
  const changes: LineChange[] = []
  for (const { oldStart, newStart, lines } of patch.hunks) {
    if (changes.length > shownLines) break
    if (oldStart > 1 || newStart > 1 || changes.length > 0)
      changes.push({ kind: 'gap', text: '', older: null, newer: null })
    let [before, after] = [oldStart, newStart]
    for (const line of lines) {
      const text = line.slice(1, shownCharacters)
      if (line.startsWith('+')) changes.push({ kind: 'added', text, older: null, newer: after++ })
      else if (line.startsWith('-')) changes.push({ kind: 'removed', text, older: before++, newer: null })
      else if (line.startsWith(' ')) changes.push({ kind: 'same', text, older: before++, newer: after++ })
    }
  }
  return changes
}
