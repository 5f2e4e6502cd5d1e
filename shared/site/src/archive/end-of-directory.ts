import { succeed } from '@pergola/contracts'
import type { FileLike, Outcome } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'
import { refuse } from './messages.ts'

/** Where the central directory lies and what it must hold. */
export interface DirectoryPlace {
  readonly entries: number
  readonly offset: number
  readonly size: number
}

const endSize = 22
const locatorSize = 20
const wideEndSize = 56
const longestComment = 0xffff

/** Finds the directory from the end of the file. A file that could be read in two ways is refused. */
export async function findDirectory(source: FileLike): Promise<Outcome<DirectoryPlace, ArchiveRefusal>> {
  const tailStart = Math.max(0, source.size - endSize - longestComment - locatorSize - wideEndSize)
  const tail = viewOf(await source.slice(tailStart, source.size).arrayBuffer())
  const ends = endPositions(tail)
  if (ends.length > 1) return refuse('ambiguous-end')
  const [end] = ends
  if (source.size === 0) return refuse('empty')
  if (end === undefined) return refuse((await startsAsZip(source)) ? 'truncated' : 'not-a-zip')

  const place = {
    entries: tail.getUint16(end + 10, true),
    size: tail.getUint32(end + 12, true),
    offset: tail.getUint32(end + 16, true),
  }
  const isSplit = tail.getUint16(end + 4, true) !== 0 || tail.getUint16(end + 6, true) !== 0
  if (isSplit || tail.getUint16(end + 8, true) !== place.entries) return refuse('multi-disk')
  const locator = end - locatorSize
  if (locator >= 0 && tail.getUint32(locator, true) === 0x07064b50)
    return wideDirectory(tail, locator, tailStart, place)
  return place.offset + place.size === tailStart + end ? succeed(place) : refuse('bad-directory')
}

/** Positions of end records whose comment runs exactly to the end of the file. */
function endPositions(tail: DataView): number[] {
  const found: number[] = []
  for (let at = tail.byteLength - endSize; at >= 0; at--) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue
    if (at + endSize + tail.getUint16(at + 20, true) === tail.byteLength) found.push(at)
  }
  return found
}

/** The zip64 form. It must lie between directory and end, and agree with whatever the short form says. */
function wideDirectory(
  tail: DataView,
  locator: number,
  tailStart: number,
  short: DirectoryPlace,
): Outcome<DirectoryPlace, ArchiveRefusal> {
  const record = Number(tail.getBigUint64(locator + 8, true)) - tailStart
  const isBeside = record >= 0 && record + wideEndSize <= locator && tail.getUint32(record, true) === 0x06064b50
  if (!isBeside || tail.getUint32(locator + 4, true) !== 0 || tail.getUint32(locator + 16, true) > 1)
    return refuse('bad-directory')
  if (record + 12 + Number(tail.getBigUint64(record + 4, true)) !== locator) return refuse('bad-directory')
  const wide = {
    entries: Number(tail.getBigUint64(record + 32, true)),
    size: Number(tail.getBigUint64(record + 40, true)),
    offset: Number(tail.getBigUint64(record + 48, true)),
  }
  const agrees =
    (short.entries === 0xffff || short.entries === wide.entries) &&
    (short.size === 0xffffffff || short.size === wide.size) &&
    (short.offset === 0xffffffff || short.offset === wide.offset)
  return agrees && wide.offset + wide.size === tailStart + record ? succeed(wide) : refuse('bad-directory')
}

async function startsAsZip(source: FileLike): Promise<boolean> {
  const head = viewOf(await source.slice(0, 4).arrayBuffer())
  return head.byteLength === 4 && head.getUint32(0, true) === 0x04034b50
}

function viewOf(buffer: ArrayBuffer): DataView {
  return new DataView(buffer)
}
