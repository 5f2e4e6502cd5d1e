import type { ContentName } from '../database.ts'

/** Tells whether two lists of files and their record are the same, in whatever order; not meant against malice. */
export function versionMark(files: Iterable<readonly [string, Pick<ContentName, 'hash'>]>, recordHash: string): number {
  let mark = markOf('', recordHash)
  for (const [path, { hash }] of files) mark = (mark + markOf(path, hash)) >>> 0
  return mark
}

function markOf(path: string, hash: string): number {
  const text = `${path}\n${hash.slice(0, 16)}`
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return mark >>> 0
}
