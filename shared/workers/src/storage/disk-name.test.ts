import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diskPath, fromDiskName } from './disk-name.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length

/** What a file browser that walks the folders would find. */
function readBack(written: string): string {
  let path = ''
  for (const part of written.split('/')) {
    const { name, more } = fromDiskName(part)
    path += more ? name : `${name}/`
  }
  return path.slice(0, -1)
}

const segment = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }),
    fc.constantFrom('a:b', ':+', ':3a', 'A', 'nul', '漢'.repeat(255)),
  )
  .map((text) => text.replaceAll('/', '-').replace(/\p{Cs}/gu, '?'))

describe('diskPath', () => {
  test('leaves what every browser takes as it is, as earlier versions wrote it', () => {
    for (const path of [
      'editor/pages/Über uns.html',
      'a'.repeat(120),
      '漢'.repeat(40),
      'index.html?p=2',
      'nul.html',
      '100%.png',
    ]) {
      expect(diskPath(path, false)).toBe(path)
    }
  })

  test('writes what a browser refuses by its bytes', () => {
    expect(diskPath('a:b/c\\d.html', false)).toBe('a:3ab/c:5cd.html')
    expect(diskPath('FAQ é.html', true)).toBe(':46:41:51 :c3:a9.html')
  })

  test.each([false, true])('is read back, and never longer than a file system takes; caseless: %s', (isCaseless) => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = segments.join('/')
        const written = diskPath(path, isCaseless)
        expect(readBack(written)).toBe(path)
        for (const part of written.split('/')) expect(bytes(part)).toBeLessThanOrEqual(255)
        if (isCaseless) expect(written).toBe(written.normalize('NFC').toLowerCase())
      }),
    )
  })
})
