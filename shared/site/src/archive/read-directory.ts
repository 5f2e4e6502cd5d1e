import { succeed } from '@pergola/contracts'
import type { FileLike, Outcome } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import type { DirectoryPlace } from './end-of-directory.ts'
import { entryName, plainName } from './entry-name.ts'
import { refuse } from './messages.ts'

const headerSize = 46

/** Every entry of the central directory, which must hold exactly as many as it says, in exactly the bytes it says. */
export async function readDirectory(
  source: FileLike,
  place: DirectoryPlace,
): Promise<Outcome<DirectoryEntry[], ArchiveRefusal>> {
  const bytes = new Uint8Array(await source.slice(place.offset, place.offset + place.size).arrayBuffer())
  const view = new DataView(bytes.buffer)
  const entries: DirectoryEntry[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + headerSize > bytes.length || view.getUint32(at, true) !== 0x02014b50) return refuse('bad-directory')
    const next =
      at + headerSize + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > bytes.length) return refuse('bad-directory')
    const entry = readEntry(view, at)
    if (!entry.ok) return entry
    entries.push(entry.value)
    at = next
  }
  return entries.length === place.entries ? succeed(entries) : refuse('bad-directory')
}

function readEntry(view: DataView, at: number): Outcome<DirectoryEntry, ArchiveRefusal> {
  const nameStart = view.byteOffset + at + headerSize
  const nameBytes = new Uint8Array(view.buffer, nameStart, view.getUint16(at + 28, true))
  const flags = view.getUint16(at + 8, true)
  const written = entryName(nameBytes, flags)
  if (written === null) return refuse('name-encoding', String.fromCharCode(...nameBytes.slice(0, 80)))
  const wide = wideFields(view, at)
  if (!wide) return refuse('bad-directory')
  if (wide.disk !== 0) return refuse('multi-disk')
  const { size, packedSize, offset } = wide
  const unixMode = view.getUint32(at + 38, true) >>> 16
  const method = view.getUint16(at + 10, true)
  return succeed({
    name: plainName(written, view.getUint8(at + 5)),
    nameBytes,
    flags,
    method,
    crc: view.getUint32(at + 16, true),
    packedSize,
    size,
    offset,
    unixMode,
  })
}

/** Sizes and place, from the zip64 extra field where the short field is full; null where that field is missing. */
function wideFields(view: DataView, at: number) {
  const short = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  const extra = zip64Extra(view, at)
  let position = 0
  const values: number[] = []
  for (const value of short) {
    if (value !== 0xffffffff) {
      values.push(value)
      continue
    }
    if (!extra || position + 8 > extra.byteLength) return null
    values.push(Number(extra.getBigUint64(position, true)))
    position += 8
  }
  const [size = 0, packedSize = 0, offset = 0] = values
  const disk = view.getUint16(at + 34, true)
  const isWideDisk = disk === 0xffff && extra !== null && position + 4 <= extra.byteLength
  return { size, packedSize, offset, disk: isWideDisk ? extra.getUint32(position, true) : disk }
}

function zip64Extra(view: DataView, at: number): DataView | null {
  let field = at + headerSize + view.getUint16(at + 28, true)
  const end = field + view.getUint16(at + 30, true)
  while (field + 4 <= end) {
    const length = view.getUint16(field + 2, true)
    if (field + 4 + length > end) return null
    if (view.getUint16(field, true) === 0x0001) return new DataView(view.buffer, view.byteOffset + field + 4, length)
    field += 4 + length
  }
  return null
}
