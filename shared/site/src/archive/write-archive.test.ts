import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { readArchive, writeArchive } from './index.ts'
import type { ArchiveInput } from './index.ts'
import { inputsOf, pack } from './testing/round-trip.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

describe('writing', () => {
  test('the same files give the same zip in any order, and any reader finds them', async () => {
    const name = fc.stringMatching(/^[a-z0-9äß]{1,8}$/)
    const tree = fc.dictionary(
      fc
        .tuple(fc.constantFrom('', 'css/', 'a/b/'), name, fc.constantFrom('.html', '.png', ''))
        .map((parts) => `_${parts.join('')}`),
      fc.uint8Array({ maxLength: 300 }),
      { maxKeys: 8 },
    )
    await fc.assert(
      fc.asyncProperty(tree, async (files) => {
        const inputs = inputsOf(files)
        const zip = await pack(inputs)
        expect(Buffer.compare(await pack(inputs.toReversed()), zip)).toBe(0)
        const other = unzipSync(zip)
        const entries = await readArchive(new Blob([zip]))
        if (!entries.ok) throw new Error(entries.detail)
        expect(entries.value).toHaveLength(Object.keys(files).length)
        for (const entry of entries.value) {
          const content = await entry.read()
          expect(content.ok && [...content.value]).toEqual([...(files[entry.path] ?? [])])
          expect([...(other[entry.path] ?? [])]).toEqual([...(files[entry.path] ?? [])])
        }
      }),
      { numRuns: 150 },
    )
  })

  test('text shrinks, media is stored, one file is read at a time', async () => {
    const log: string[] = []
    const input = (name: string, size: number): ArchiveInput => ({
      path: name,
      read: () => {
        log.push(`read ${name}`)
        return new Uint8Array(size)
      },
    })
    let length = 0
    for await (const piece of writeArchive([input('b.html', 9000), input('a.png', 9000)], {
      onProgress: (done, total) => log.push(`${done}/${total}`),
    })) {
      length += piece.length
    }
    expect(log).toEqual(['read a.png', '1/2', 'read b.html', '2/2'])
    expect(length).toBeGreaterThan(9000)
    expect(length).toBeLessThan(9500)
  })

  test('two files at one path are a mistake of the caller', async () => {
    await expect(pack([...inputsOf({ a: '1' }), ...inputsOf({ a: '2' })])).rejects.toThrow('"a" was given twice')
  })
})
