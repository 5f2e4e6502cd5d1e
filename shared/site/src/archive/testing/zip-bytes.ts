import { deflateSync } from 'fflate'
import { encodeText } from '../../project/index.ts'
import { crc32 } from '../crc32.ts'

/** One entry as it shall be written, every field open to a lie. What is absent is written truthfully. */
export interface ZipPart {
  readonly name: string | Uint8Array
  readonly data?: Uint8Array | string
  readonly method?: number
  readonly flags?: number
  readonly unixMode?: number
  readonly crc?: number
  readonly size?: number
  readonly packed?: Uint8Array
  readonly packedSize?: number
  readonly disk?: number
  readonly extra?: Uint8Array
  readonly local?: Partial<Pick<ZipPart, 'name' | 'method' | 'size' | 'packedSize' | 'crc' | 'flags'>> & {
    readonly signature?: number
    readonly nameLength?: number
  }
  /** What marks the entry in the directory. */
  readonly signature?: number
  /** Written in the directory in place of where the local header lies. */
  readonly offset?: number
  readonly descriptor?: boolean
}

export interface ZipEnd {
  readonly entries?: number
  readonly directorySize?: number
  readonly directoryOffset?: number
  readonly disk?: number
  /** Where the directory begins, and how many of its entries lie here. */
  readonly directoryDisk?: number
  readonly entriesHere?: number
  readonly comment?: Uint8Array
  readonly before?: Uint8Array
  /** Bytes between directory and end record, given where the directory lies. */
  readonly wide?: (directory: { offset: number; size: number; entries: number }) => Uint8Array
}

const none = new Uint8Array(0)

/** A zip written field by field, honest or not. */
export function zipBytes(parts: readonly ZipPart[], end: ZipEnd = {}): Uint8Array<ArrayBuffer> {
  const offsets: number[] = []
  let offset = 0
  const bodies = parts.map((part) => {
    const body = join([localHeader(part), packedOf(part), part.descriptor ? descriptorOf(part) : none])
    offsets.push(offset)
    offset += body.length
    return body
  })
  const directory = join(parts.map((part, index) => directoryHeader(part, offsets[index] ?? 0)))
  const place = { offset, size: directory.length, entries: parts.length }
  return join([end.before ?? none, ...bodies, directory, end.wide?.(place) ?? none, endRecord(place, end)])
}

function endRecord(place: { offset: number; size: number; entries: number }, end: ZipEnd): Uint8Array {
  const truth = { entries: place.entries, directorySize: place.size, directoryOffset: place.offset, disk: 0 }
  const { entries, directorySize, directoryOffset, disk, comment } = { comment: none, ...truth, ...end }
  const { directoryDisk = disk, entriesHere = entries } = end
  const disks = fields([4, 0x06054b50], [2, disk], [2, directoryDisk], [2, entriesHere], [2, entries])
  return join([disks, fields([4, directorySize], [4, directoryOffset], [2, comment.length]), comment])
}

function dataOf(part: ZipPart): Uint8Array {
  return typeof part.data === 'string' ? encodeText(part.data) : (part.data ?? none)
}

function methodOf(part: ZipPart): number {
  return part.method ?? 0
}

function packedOf(part: ZipPart): Uint8Array {
  return part.packed ?? (methodOf(part) === 8 ? deflateSync(dataOf(part)) : dataOf(part))
}

function nameOf(name: string | Uint8Array): Uint8Array {
  return typeof name === 'string' ? encodeText(name) : name
}

function flagsOf(part: ZipPart): number {
  return part.flags ?? (part.descriptor ? 0x808 : 0x800)
}

function sizesOf(part: ZipPart): [number, number][] {
  const crc = part.crc ?? crc32(dataOf(part))
  return [
    [4, crc],
    [4, part.packedSize ?? packedOf(part).length],
    [4, part.size ?? dataOf(part).length],
  ]
}

function localHeader(part: ZipPart): Uint8Array {
  const told: ZipPart = { ...part, ...part.local }
  const name = nameOf(told.name)
  const sizes: [number, number][] = part.descriptor ? [4, 4, 4].map((width) => [width, 0]) : sizesOf(told)
  const header = fields(
    [4, part.local?.signature ?? 0x04034b50],
    [2, 20],
    [2, flagsOf(told)],
    [2, methodOf(told)],
    [4, 0x00210000],
    ...sizes,
    [2, part.local?.nameLength ?? name.length],
    [2, 0],
  )
  return join([header, name])
}

function directoryHeader(part: ZipPart, offset: number): Uint8Array {
  const name = nameOf(part.name)
  const extra = part.extra ?? none
  const header = fields(
    [4, part.signature ?? 0x02014b50],
    [2, part.unixMode === undefined ? 20 : 0x0314],
    [2, 20],
    [2, flagsOf(part)],
    [2, methodOf(part)],
    [4, 0x00210000],
    ...sizesOf(part),
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, part.disk ?? 0],
    [2, 0],
    [4, ((part.unixMode ?? 0) << 16) >>> 0],
    [4, part.offset ?? offset],
  )
  return join([header, name, extra])
}

function descriptorOf(part: ZipPart): Uint8Array {
  return fields([4, 0x08074b50], ...sizesOf(part))
}

/** Little-endian numbers, each with its width in bytes. */
export function fields(...values: readonly (readonly [width: number, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [width]) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [width, value] of values) {
    if (width === 2) view.setUint16(at, value, true)
    else if (width === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += width
  }
  return bytes
}

export function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
