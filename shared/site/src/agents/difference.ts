import { createTwoFilesPatch } from 'diff'
import type { ChangedFiles } from '../document/site-operation.ts'

/** What became of texts, as the lines of a patch, by file. */
export function differenceOf(
  before: (file: string) => string | null,
  after: ChangedFiles,
): Readonly<Record<string, string>> {
  const changed = Object.entries(after).filter(([file, text]) => text !== before(file))
  return Object.fromEntries(
    changed.map(([file, text]) => {
      const patch = createTwoFilesPatch(file, file, before(file) ?? '', text ?? '', '', '', { context: 2 })
      return [file, patch.replace(/^=+\n/, '')]
    }),
  )
}
