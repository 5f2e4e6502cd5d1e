import { describe, expect, test } from 'vitest'
import { planUtf8 } from './plan-utf8.ts'
import { bytesOf, opened } from './testing/opened-texts.ts'

const page = (body: string, encoding = 'windows-1252') => `<meta charset="${encoding}">${body}`

describe('planUtf8', () => {
  test('changes what is not UTF-8, and its pages say nothing of an encoding any more', async () => {
    const { disk, texts } = opened({ 'a.html': bytesOf(page('\xe9')), 'a.css': bytesOf('a{}') }, 'windows-1252')
    const { change } = await planUtf8(disk, texts)
    expect(change.files).toEqual({ 'a.html': page('é', 'utf-8') })
    expect(change.record?.pages?.['a.html']).not.toHaveProperty('encoding')
  })

  test('starts from what could not be stored, since the encoding lacks a character of it', async () => {
    const { disk, texts, store } = opened({ 'a.html': bytesOf(page('x')), 'b.css': bytesOf('a{}') }, 'windows-1252')
    const typed = page('<xmp>日</xmp>')
    expect(await store('a.html', typed)).toBeNull()
    const { pages } = disk.state().project
    const record = { pages: { ...pages, extra: { ...pages['a.html']!, name: 'extra' } } }
    const unsaved = { files: { 'a.html': typed, 'b.css': null }, held: {}, record }
    const { change } = await planUtf8(disk, texts, unsaved)
    expect(change.files).toEqual({ 'a.html': page('<xmp>日</xmp>', 'utf-8') })
    expect(Object.keys(change.record?.pages ?? {})).toEqual(['a.html', 'extra'])
    expect(await store('a.html', change.files['a.html'] ?? '')).toEqual(
      new Uint8Array(Buffer.from(page('<xmp>日</xmp>', 'utf-8'))),
    )
  })

  test('takes the declaration that was typed, and files that moved or came', async () => {
    const { disk, texts } = opened({ 'a.html': bytesOf('<p>x'), 'b.html': bytesOf(page('\xe9')) })
    const unsaved = {
      files: { 'a.html': page('<xmp>日</xmp>') },
      moved: { 'c.html': 'b.html' },
      contents: { 'd.html': new Blob([bytesOf(page('\xfc'))]) },
      held: {},
    }
    const { change } = await planUtf8(disk, texts, unsaved)
    expect(change.files).toEqual({
      'a.html': page('<xmp>日</xmp>', 'utf-8'),
      'c.html': page('é', 'utf-8'),
      'd.html': page('ü', 'utf-8'),
    })
  })
})
