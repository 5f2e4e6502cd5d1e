import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32, sha256 } from './checksums.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('the CRC is the one of the standard', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926)
})

test('a sum can be continued', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, two) => {
      expect(crc32(two, crc32(one))).toBe(crc32(Uint8Array.from([...one, ...two])))
    }),
  )
})

test('the hash is SHA-256 in hex', async () => {
  expect(await sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
