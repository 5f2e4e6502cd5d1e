import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '@pergola/contracts'
import { createRandom } from '../kill/random.ts'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

const { resolve } = createRequire(import.meta.url)
const real = (ending: string) => readFileSync(resolve(`@fontsource/abeezee/files/abeezee-latin-400-normal.${ending}`))

let harness: OpenHarness
let page: Page

beforeAll(async () => {
  harness = await openHarness()
  page = await harness.newTab(await harness.newContext())
})
afterAll(() => harness.close())

/** What is said of each, and how long the slowest took: no worker had to be ended for it. */
function read(files: readonly Buffer[]) {
  return page.evaluate(
    async (texts) => {
      const { assets } = globalThis.harness.start()
      const said: string[] = []
      let slowest = 0
      for (const text of texts) {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
        const from = performance.now()
        const outcome = await assets.readFont?.(new File([bytes], 'font.woff'))
        slowest = Math.max(slowest, performance.now() - from)
        said.push(outcome?.ok ? outcome.value.family : (outcome?.failure ?? ''))
      }
      return { said, slowest }
    },
    files.map((bytes) => bytes.toString('base64')),
  )
}

/** Some bytes of it are others, most of them where it says what is where. */
function damaged(whole: Buffer, seed: number): Buffer {
  const random = createRandom(seed)
  const bytes = Buffer.from(whole)
  for (let left = 1 + random() * 6; left > 0; left -= 1) {
    const at = Math.floor(random() * (random() < 0.5 ? 400 : bytes.length))
    bytes.fill(Math.floor(random() * 256), at, at + 1 + Math.floor(random() * 8))
  }
  return bytes
}

test('packed fonts are read, and every damaged one is answered while one waits', async () => {
  expect((await read([real('woff'), real('woff2')])).said).toEqual(['ABeeZee', 'ABeeZee'])
  for (const ending of ['woff', 'woff2']) {
    const whole = real(ending)
    const { said, slowest } = await read(Array.from({ length: 200 }, (_, seed) => damaged(whole, seed)))
    expect(said).toContain('broken')
    expect(slowest).toBeLessThan(limits.fontReadTimeout)
  }
})

test('a packed font that unpacks to more than it says is no font', async () => {
  const whole = real('woff2')
  const directory = whole.subarray(0, whole.length - whole.readUInt32BE(20))
  const bomb = brotliCompressSync(Buffer.alloc(1_000_000))
  const bytes = Buffer.concat([directory, bomb])
  bytes.writeUInt32BE(bytes.length, 8)
  bytes.writeUInt32BE(bomb.length, 20)
  expect((await read([bytes])).said).toEqual(['broken'])
})
