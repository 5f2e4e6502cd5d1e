import type { FileMatch } from '@pergola/site/find'
import type { FileResult } from './create-find.ts'

/** A line of the list: a file, or a match in it. */
export type ResultRow =
  | { readonly kind: 'file'; readonly key: string; readonly result: FileResult; readonly isOpen: boolean }
  | {
      readonly kind: 'match'
      readonly key: string
      readonly result: FileResult
      readonly match: FileMatch
      readonly at: number
    }
  | { readonly kind: 'more'; readonly key: string; readonly result: FileResult; readonly count: number }

export function resultRows(results: readonly FileResult[], closed: ReadonlySet<string>): readonly ResultRow[] {
  return results.flatMap((result): ResultRow[] => {
    const { source, matches, count } = result
    const isOpen = !closed.has(source.id)
    const head: ResultRow = { kind: 'file', key: source.id, result, isOpen }
    if (!isOpen) return [head]
    const rows = matches.map((match, at): ResultRow => {
      return { kind: 'match', key: `${source.id}\n${match.start}`, result, match, at }
    })
    const rest = count - matches.length
    const more: ResultRow[] = rest > 0 ? [{ kind: 'more', key: `${source.id}\nmore`, result, count: rest }] : []
    return [head, ...rows, ...more]
  })
}

/** Where a key leads from a row, after the ARIA pattern of trees; null for another key. */
export function rowBeside(key: string, rows: readonly ResultRow[], at: number): number | null {
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowLeft':
      return rows[at]?.kind === 'file' ? null : rows.findLastIndex((row, index) => index < at && row.kind === 'file')
    default:
      return null
  }
}
