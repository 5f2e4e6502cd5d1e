import { limits } from '@pergola/contracts'
import { unzlibSync } from 'fflate'

/** A font file as its tables alone, which is what ttf and otf files are; null for what is no single font. */
export async function unpackFont(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.length < 20) return null
  const mark = String.fromCharCode(...bytes.subarray(0, 4))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (mark === 'wOFF' || mark === 'wOF2') {
    if (view.getUint32(8) > bytes.length || view.getUint32(16) > limits.fontBytes) return null
    if (mark === 'wOFF') return unpackWoff(bytes)
    const { decompress } = await import('woff2-encoder')
    return decompress(bytes)
  }
  return mark === 'OTTO' || mark === 'true' || mark === '\u0000\u0001\u0000\u0000' ? bytes : null
}

const headBytes = 12
const entryBytes = 16
const packedHead = 44
const packedEntry = 20

/** A woff holds each table by itself, most of them deflated. */
function unpackWoff(bytes: Uint8Array): Uint8Array {
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = from.getUint16(12)
  const entries = Array.from({ length: count }, (_, at) => packedHead + at * packedEntry)
  const tables = entries.map((at) => tableAt(bytes, from, at))
  const size = tables.reduce((sum, { length }) => sum + padded(length), headBytes + count * entryBytes)
  const whole = new Uint8Array(size)
  const into = new DataView(whole.buffer)
  into.setUint32(0, from.getUint32(4))
  into.setUint16(4, count)
  const power = count === 0 ? 0 : Math.floor(Math.log2(count))
  into.setUint16(6, 2 ** power * entryBytes)
  into.setUint16(8, power)
  into.setUint16(10, count * entryBytes - 2 ** power * entryBytes)
  let offset = headBytes + count * entryBytes
  for (const [at, table] of tables.entries()) {
    const entry = headBytes + at * entryBytes
    into.setUint32(entry, from.getUint32(entries[at] ?? 0))
    into.setUint32(entry + 4, from.getUint32((entries[at] ?? 0) + 16))
    into.setUint32(entry + 8, offset)
    into.setUint32(entry + 12, table.length)
    whole.set(table, offset)
    offset += padded(table.length)
  }
  return whole
}

function tableAt(bytes: Uint8Array, view: DataView, entry: number): Uint8Array {
  const [start, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [number, number, number]
  if (start + packed > bytes.length || length > limits.fontBytes)
    throw new RangeError('a table lies outside of the font')
  const table = bytes.subarray(start, start + packed)
  return packed === length ? table : unzlibSync(table, { out: new Uint8Array(length) })
}

const padded = (length: number) => (length + 3) & ~3
