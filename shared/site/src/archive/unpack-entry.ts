import { succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { Inflate } from 'fflate'
import type { ArchiveRefusal } from './archive-refusal.ts'
import type { ByteWindow } from './byte-window.ts'
import { crc32 } from './crc32.ts'
import { method } from './directory-entry.ts'
import type { LocatedEntry } from './locate-entries.ts'
import { refuse } from './messages.ts'

// Deflate grows at most 1032-fold, so one piece can never make more than 33 MB before the count stops it.
const pieceBytes = 32 * 1024

/** The bytes of one entry: exactly as many as declared, with the declared checksum, or a refusal. */
export async function unpackEntry(
  source: ByteWindow,
  entry: LocatedEntry,
): Promise<Outcome<Uint8Array, ArchiveRefusal>> {
  const packed = await source.read(entry.dataStart, entry.packedSize)
  // A copy: whoever stores a view stores all that lies around it.
  const unpacked = entry.method === method.stored ? succeed(owned(packed)) : inflate(packed, entry)
  if (!unpacked.ok) return unpacked
  if (unpacked.value.length !== entry.size) return refuse('size-mismatch', entry.name)
  return crc32(unpacked.value) === entry.crc ? unpacked : refuse('checksum', entry.name)
}

function owned(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length === bytes.buffer.byteLength ? bytes : bytes.slice()
}

function inflate(packed: Uint8Array, { name, size }: LocatedEntry): Outcome<Uint8Array, ArchiveRefusal> {
  const bytes = new Uint8Array(size)
  let length = 0
  let isFinished = false
  const isOverflowing = () => length > size
  const stream = new Inflate((piece, isLast) => {
    isFinished = isLast
    if (length + piece.length <= size) bytes.set(piece, length)
    length += piece.length
  })
  try {
    for (let at = 0; at < packed.length && !isOverflowing(); at += pieceBytes) {
      stream.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
    }
  } catch {
    return refuse('damaged', name)
  }
  if (isOverflowing()) return refuse('size-mismatch', name)
  if (!isFinished) return refuse('damaged', name)
  return succeed(bytes.subarray(0, length))
}
