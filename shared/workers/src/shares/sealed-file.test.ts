import { limits } from '@pergola/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerBytes, isSealed, seal, SealBroken, sealedSize, unseal } from './sealed-file.ts'
import { createSecret, secretFromText, secretToText } from './share-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

const chunk = 4096
const sealedChunk = chunk + 16

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Bytes> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return new Uint8Array(Buffer.concat(parts))
}

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Larger than what the random generator fills at once. */
function randomBytes(size: number): Bytes {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}

const sealed = (bytes: Bytes, secret: Bytes) => collect(seal(new Blob([bytes]), secret, { chunk }))
const opened = (bytes: Uint8Array, secret: Bytes, piece = 1000) => collect(unseal(inPieces(bytes, piece), secret))

async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'opened'
  } catch (error) {
    if (error instanceof SealBroken) return error.problem
    throw error
  }
}

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk - 1, 3 * chunk, 3 * chunk + 1])(
  '%d bytes come back as they were, whatever pieces they arrive in',
  async (size) => {
    const [bytes, secret] = [randomBytes(size), createSecret()]
    const file = await sealed(bytes, secret)
    expect(file.length).toBe(sealedSize(size, chunk))
    expect(isSealed(file)).toBe(true)
    for (const piece of [1000, sealedChunk, file.length])
      expect(Buffer.compare(await opened(file, secret, piece), bytes)).toBe(0)
  },
)

test('the chunks that are sent are of a megabyte, and no two files of one secret look alike', async () => {
  const [bytes, secret] = [randomBytes(limits.share.chunk + 5), createSecret()]
  const [one, other] = [await collect(seal(new Blob([bytes]), secret)), await collect(seal(new Blob([bytes]), secret))]
  expect(one.length).toBe(sealedSize(bytes.length))
  expect(Buffer.compare(await opened(one, secret), bytes)).toBe(0)
  expect(
    Buffer.compare(one.subarray(headerBytes, headerBytes + 64), other.subarray(headerBytes, headerBytes + 64)),
  ).not.toBe(0)
})

test('whichever bit is turned over, it is refused', async () => {
  const [bytes, secret] = [randomBytes(2 * chunk + 100), createSecret()]
  const file = await sealed(bytes, secret)
  const places = fc.record({ byte: fc.nat(file.length - 1), bit: fc.nat(7) })
  const isRefused = async ({ byte, bit }: { byte: number; bit: number }) => {
    const changed = file.slice()
    changed[byte] = (changed[byte] ?? 0) ^ (1 << bit)
    expect(await problemOf(opened(changed, secret, 5000))).not.toBe('opened')
  }
  await fc.assert(fc.asyncProperty(places, isRefused), { numRuns: 200 })
  for (let byte = 0; byte < headerBytes; byte += 1) for (const bit of [0, 3, 7]) await isRefused({ byte, bit })
})

test('wherever it is cut or however it is lengthened, it is refused', async () => {
  const [bytes, secret] = [randomBytes(3 * chunk), createSecret()]
  const file = await sealed(bytes, secret)
  const cuts = [0, 1, headerBytes - 1, headerBytes, headerBytes + sealedChunk, headerBytes + 2 * sealedChunk]
  for (const length of cuts) expect(await problemOf(opened(file.slice(0, length), secret))).toBe('damaged')
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), async (length) => {
      expect(await problemOf(opened(file.slice(0, length), secret))).toBe('damaged')
    }),
  )
  for (const more of [1, 16, sealedChunk]) {
    const longer = new Uint8Array(Buffer.concat([file, randomBytes(more)]))
    expect(await problemOf(opened(longer, secret))).toBe('damaged')
  }
})

test('chunks that change places, come twice, are left out or stem from another file are refused', async () => {
  const [bytes, secret] = [randomBytes(4 * chunk), createSecret()]
  const file = await sealed(bytes, secret)
  const other = await sealed(bytes, secret)
  const part = (of: Uint8Array, index: number) => {
    const start = headerBytes + index * sealedChunk
    return of.slice(start, start + sealedChunk)
  }
  const header = file.slice(0, headerBytes)
  const whole = [0, 1, 2, 3].map((index) => part(file, index))
  const join = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat([header, ...parts]))
  expect(Buffer.compare(await opened(join(whole), secret), bytes)).toBe(0)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }), async (order) => {
      fc.pre(order.join() !== '0,1,2,3')
      expect(await problemOf(opened(join(order.map((index) => part(file, index))), secret))).toBe('damaged')
    }),
  )
  expect(await problemOf(opened(join([part(other, 0), ...whole.slice(1)]), secret))).toBe('damaged')
})

test('another key is told from damage', async () => {
  const file = await sealed(randomBytes(100), createSecret())
  expect(await problemOf(opened(file, createSecret()))).toBe('wrong-key')
})

test('a later format is told from damage; chunks made to use up the memory are not begun', async () => {
  const secret = createSecret()
  const file = await sealed(randomBytes(100), secret)
  const changed = (index: number, value: number) => file.map((byte, at) => (at === index ? value : byte))
  expect(await problemOf(opened(changed(7, 2), secret))).toBe('newer')
  for (const power of [0, 11, 25, 40, 255]) expect(await problemOf(opened(changed(8, power), secret))).toBe('damaged')
})

test('no more than a chunk or two is held, however large the file', async () => {
  const secret = createSecret()
  const file = await sealed(randomBytes(64 * chunk), secret)
  const state = { given: 0, got: 0, most: 0 }
  async function* watched() {
    for await (const piece of inPieces(file, 512)) {
      state.given += piece.length
      state.most = Math.max(state.most, state.given - state.got)
      yield piece
    }
  }
  for await (const piece of unseal(watched(), secret)) state.got += piece.length
  expect(state.got).toBe(64 * chunk)
  expect(state.most).toBeLessThan(3 * sealedChunk)
})

test('a secret goes into a link and back; what is none is no secret', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (secret) => {
      const text = secretToText(secret)
      expect(text).toMatch(/^[\w-]{43}$/)
      for (const copied of [text, `${text}.`, `${text})>`, `${text.slice(0, 20)}\r\n${text.slice(20)} `])
        expect(secretFromText(copied)).toEqual(secret)
    }),
  )
  for (const text of ['', 'short', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`, `${'A'.repeat(42)}\n`])
    expect(secretFromText(text)).toBeNull()
})
