import { succeed } from '@pergola/contracts'
import type { FileLike, Outcome } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'
import { createByteWindow } from './byte-window.ts'
import { flag } from './directory-entry.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { refuse } from './messages.ts'

const headerSize = 30

/** An entry whose bytes were found and belong to nobody else. */
export interface LocatedEntry extends DirectoryEntry {
  readonly dataStart: number
}

/**
 * Compares each entry with its local header and makes sure that no two share bytes: a zip is read the same way by
 * whoever trusts the one or the other.
 */
export async function locateEntries(
  source: FileLike,
  entries: readonly DirectoryEntry[],
  directoryStart: number,
): Promise<Outcome<LocatedEntry[], ArchiveRefusal>> {
  const window = createByteWindow(source)
  const located: LocatedEntry[] = []
  let free = 0
  for (const entry of entries.toSorted((left, right) => left.offset - right.offset)) {
    if (entry.offset < free) return refuse('overlap', entry.name)
    if (entry.offset + headerSize + entry.nameBytes.length > directoryStart) return refuse('bad-directory')
    const header = await window.read(entry.offset, headerSize + entry.nameBytes.length)
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
    if (!agrees(entry, view)) return refuse('local-mismatch', entry.name)
    const dataStart = entry.offset + headerSize + entry.nameBytes.length + view.getUint16(28, true)
    free = dataStart + entry.packedSize
    if (free > directoryStart) return refuse('overlap', entry.name)
    located.push({ ...entry, dataStart })
  }
  return succeed(located)
}

function agrees(entry: DirectoryEntry, local: DataView): boolean {
  if (local.byteLength < headerSize + entry.nameBytes.length || local.getUint32(0, true) !== 0x04034b50) return false
  const flags = local.getUint16(6, true)
  if ((flags ^ entry.flags) & (flag.encrypted | flag.descriptor | flag.utf8)) return false
  if (local.getUint16(8, true) !== entry.method || local.getUint16(26, true) !== entry.nameBytes.length) return false
  if (!entry.nameBytes.every((byte, index) => byte === local.getUint8(headerSize + index))) return false
  // With a descriptor behind the data the header may leave these open; they must not say anything else.
  const isOpen = (flags & flag.descriptor) !== 0
  const same = (at: number, value: number) => {
    const written = local.getUint32(at, true)
    return written === value || written === 0xffffffff || (isOpen && written === 0)
  }
  return (isOpen && local.getUint32(14, true) === 0) || local.getUint32(14, true) === entry.crc
    ? same(18, entry.packedSize) && same(22, entry.size)
    : false
}
