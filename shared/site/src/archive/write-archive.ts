import { deflateSync } from 'fflate'
import { encodeText } from '../project/index.ts'
import type { ArchiveInput } from './archive-entry.ts'
import { crc32 } from './crc32.ts'
import { flag, method } from './directory-entry.ts'

export interface WriteOptions {
  readonly onProgress?: (done: number, total: number) => void
}

interface PackedEntry {
  readonly name: Uint8Array
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

// 1 January 1980, the first day the format knows: the same site gives the same bytes whenever it is packed.
const dosDate = 0x0021
const alreadyPacked =
  /\.(?:png|jpe?g|gif|webp|avif|heic|mp4|m4v|mov|webm|ogv|mp3|m4a|ogg|oga|opus|aac|flac|woff2?|zip|gz|br|7z|rar)$/i

/**
 * The zip, piece by piece, sorted by path: text deflated where that pays, media stored. One file is held at a time.
 * The caller stops by not asking for the next piece.
 */
export async function* writeArchive(
  inputs: readonly ArchiveInput[],
  { onProgress }: WriteOptions = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const sorted = inputs.toSorted((left, right) => (left.path < right.path ? -1 : 1))
  assertDistinct(sorted)
  const packed: PackedEntry[] = []
  let offset = 0
  for (const [index, input] of sorted.entries()) {
    const bytes = await input.read()
    const data = pack(input.path, bytes)
    const entry: PackedEntry = {
      name: encodeText(input.path),
      method: data === bytes ? method.stored : method.deflated,
      crc: crc32(bytes),
      packedSize: data.length,
      size: bytes.length,
      offset,
    }
    const header = localHeader(entry)
    yield header
    if (data.length > 0) yield data
    packed.push(entry)
    offset += header.length + data.length
    onProgress?.(index + 1, sorted.length)
  }
  const directory = packed.map(directoryHeader)
  yield* directory
  const size = directory.reduce((sum, header) => sum + header.length, 0)
  yield endRecord(packed.length, size, offset)
}

function assertDistinct(sorted: readonly ArchiveInput[]): void {
  const twice = sorted.find(({ path }, index) => path === sorted[index + 1]?.path)
  if (twice) throw new Error(`writeArchive: "${twice.path}" was given twice`)
  if (sorted.length >= 0xffff) throw new Error(`writeArchive: ${sorted.length} files need zip64, which is not written`)
}

function pack(path: string, bytes: Uint8Array): Uint8Array {
  if (alreadyPacked.test(path)) return bytes
  const deflated = deflateSync(bytes, { level: 6 })
  return deflated.length < bytes.length ? deflated : bytes
}

function localHeader(entry: PackedEntry): Uint8Array {
  const bytes = new Uint8Array(30 + entry.name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x04034b50, true)
  writeCommon(view, 4, entry)
  bytes.set(entry.name, 30)
  return bytes
}

function directoryHeader(entry: PackedEntry): Uint8Array {
  const bytes = new Uint8Array(46 + entry.name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, 20, true)
  writeCommon(view, 6, entry)
  view.setUint32(42, entry.offset, true)
  bytes.set(entry.name, 46)
  return bytes
}

/** The fields that both headers share, from the version needed to the length of the name. */
function writeCommon(view: DataView, at: number, entry: PackedEntry): void {
  view.setUint16(at, 20, true)
  view.setUint16(at + 2, flag.utf8, true)
  view.setUint16(at + 4, entry.method, true)
  view.setUint16(at + 8, dosDate, true)
  view.setUint32(at + 10, entry.crc, true)
  view.setUint32(at + 14, entry.packedSize, true)
  view.setUint32(at + 18, entry.size, true)
  view.setUint16(at + 22, entry.name.length, true)
}

function endRecord(entries: number, size: number, offset: number): Uint8Array {
  const bytes = new Uint8Array(22)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, entries, true)
  view.setUint16(10, entries, true)
  view.setUint32(12, size, true)
  view.setUint32(16, offset, true)
  return bytes
}
