import { limits, sharedFileMark } from '@pergola/contracts'
import { type ByteReader, createByteReader } from './byte-reader.ts'
import { checkBytes, deriveKey, saltBytes } from './share-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The format is described in docs/share-format.md. */
const version = 1
const tagBytes = 16
const sealedMark = new TextEncoder().encode(sharedFileMark)
const at = { version: sealedMark.length, chunk: 8, salt: 16, check: 16 + saltBytes }
export const headerBytes = at.check + checkBytes
/** Chunks of 4 kB to 16 MB are read: larger ones would be made to use up the memory. */
const chunkSizes = { smallest: 12, largest: 24 }

export type SealProblem = 'wrong-key' | 'damaged' | 'newer'

/** Thrown while a sealed file is opened. */
export class SealBroken extends Error {
  readonly problem: SealProblem
  constructor(problem: SealProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const areEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

export const isSealed = (start: Uint8Array) => areEqual(start.subarray(0, sealedMark.length), sealedMark)

/** Which chunk it is and whether it is the last are part of what is sealed: none can be left out, moved or added. */
function chunkRules(header: Bytes, index: number, isLast: boolean): AesGcmParams {
  const iv = new Uint8Array(12)
  new DataView(iv.buffer).setUint32(8, index)
  const additionalData = new Uint8Array(headerBytes + 1)
  additionalData.set(header)
  additionalData[headerBytes] = isLast ? 1 : 0
  return { name: 'AES-GCM', iv, additionalData, tagLength: tagBytes * 8 }
}

/** The size of what `seal` makes of so many bytes. */
export function sealedSize(bytes: number, chunk: number = limits.share.chunk): number {
  return headerBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / chunk))
}

/** The file encrypted, chunk by chunk. `chunk` is a power of two. */
export async function* seal(
  file: Blob,
  secret: Bytes,
  { chunk = limits.share.chunk }: { chunk?: number } = {},
): AsyncGenerator<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const { key, check } = await deriveKey(secret, salt)
  const header = new Uint8Array(headerBytes)
  header.set(sealedMark)
  header[at.version] = version
  header[at.chunk] = Math.log2(chunk)
  header.set(salt, at.salt)
  header.set(check, at.check)
  yield header

  const count = Math.max(1, Math.ceil(file.size / chunk))
  for (let index = 0; index < count; index += 1) {
    const plain = await file.slice(index * chunk, (index + 1) * chunk).arrayBuffer()
    const rules = chunkRules(header, index, index === count - 1)
    yield new Uint8Array(await crypto.subtle.encrypt(rules, key, plain))
  }
}

/** Each chunk as soon as it is known to be what was sealed. Throws SealBroken, at the latest at the end. */
export async function* unseal(source: AsyncIterable<Uint8Array>, secret: Bytes): AsyncGenerator<Bytes> {
  const reader = createByteReader(source)
  const header = await reader.take(headerBytes)
  if (header.length < headerBytes || !isSealed(header)) throw new SealBroken('damaged')
  if (header[at.version] !== version) throw new SealBroken('newer')
  const power = header[at.chunk] ?? 0
  if (power < chunkSizes.smallest || power > chunkSizes.largest) throw new SealBroken('damaged')
  const { key, check } = await deriveKey(secret, header.slice(at.salt, at.check))
  if (!areEqual(check, header.slice(at.check))) throw new SealBroken('wrong-key')
  yield* openChunks(reader, { key, header, size: 2 ** power + tagBytes })
}

interface Opening {
  readonly key: CryptoKey
  readonly header: Bytes
  readonly size: number
}

async function* openChunks(reader: ByteReader, { key, header, size }: Opening): AsyncGenerator<Bytes> {
  let isLast = false
  for (let index = 0; !isLast; index += 1) {
    const sealed = await reader.take(size)
    isLast = await reader.isAtEnd()
    yield await openChunk(key, sealed, chunkRules(header, index, isLast))
  }
}

async function openChunk(key: CryptoKey, sealed: Bytes, rules: AesGcmParams): Promise<Bytes> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(rules, key, sealed))
  } catch (error) {
    throw new SealBroken('damaged', error)
  }
}
