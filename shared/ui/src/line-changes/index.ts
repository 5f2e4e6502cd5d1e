export { ChangedLines } from './changed-lines.tsx'
export type { ChangedLinesProps } from './changed-lines.tsx'
export { lineChanges } from './line-changes.ts'
export type { LineChange } from './line-changes.ts'
