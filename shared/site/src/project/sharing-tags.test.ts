import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSharing, writeSharing } from './sharing-tags.ts'
import type { SharingField } from './sharing-field.ts'
import { pageAddress, readSiteAddress } from './site-address.ts'
import { createProject } from './create-project.ts'

describe('a sharing tag', () => {
  test.each<[string, string, [SharingField, string], string]>([
    ['is added to nothing', '', ['og:title', 'A & "B"'], '<meta property="og:title" content="A &amp; &quot;B&quot;">'],
    [
      'is added behind the last',
      '\n  <title>T</title>\n',
      ['canonical', './'],
      '\n  <title>T</title>\n  <link rel="canonical" href="./">\n',
    ],
    [
      'is said anew in its quotes',
      "<META content='a' property=og:image >",
      ['og:image', "b'c"],
      "<META content='b&#39;c' property=og:image >",
    ],
    [
      'is filled where it is empty',
      '<meta property="og:image" content="">',
      ['og:image', 'a.png'],
      '<meta property="og:image" content="a.png">',
    ],
    ['goes with its line', 'x\n  <meta name=twitter:card content=summary>\ny', ['twitter:card', ''], 'x\ny'],
    ['goes with all that say it', '<link rel=canonical href=a><link rel=canonical href=b>', ['canonical', ' '], ''],
    [
      'stays as it is when nothing is new',
      '<link  rel=Canonical  href=a>',
      ['canonical', 'a'],
      '<link  rel=Canonical  href=a>',
    ],
  ])('%s', (_rule, tags, [field, value], expected) => {
    expect(writeSharing(tags, { field, value })).toBe(expected)
  })

  test('is refused where it would be no tag', () => {
    expect(writeSharing('<!-- open', { field: 'og:title', value: 'A' })).toBeNull()
    expect(writeSharing('<script>open', { field: 'canonical', value: './' })).toBeNull()
  })

  test('of XML is closed and stands where it did', () => {
    const tags = '<script src="a.js"/><meta property="og:title" content="A" /><title>T</title>'
    expect(writeSharing(tags, { field: 'og:title', value: 'B' }, 'xml')).toBe(tags.replace('"A"', '"B"'))
    expect(writeSharing(tags, { field: 'canonical', value: './' }, 'xml')).toBe(
      `${tags}\n<link rel="canonical" href="./" />`,
    )
    expect(writeSharing('<p>', { field: 'canonical', value: './' }, 'xml')).toBeNull()
  })

  test('says whatever is typed, and an empty one gives the bytes back', () => {
    const before = '<title>T</title>\n<style>a{}</style>\n'
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"><script>alert(1)</script>', '&quot;', '-->'),
    )
    fc.assert(
      fc.property(text, (value) => {
        const written = writeSharing(before, { field: 'og:title', value })
        if (written === null) return
        expect(writeSharing(written, { field: 'og:title', value: '' })).toBe(before)
        expect(written.match(/<script/g)).toBeNull()
      }),
    )
  })

  test('in a comment or a template says nothing', () => {
    const tags = '<!-- <link rel=canonical href=a> --><template><link rel=canonical href=b></template>'
    expect(readSharing(tags, 'canonical')).toBe('')
  })
})

test.each([
  ['example.org', 'https://example.org/'],
  ['http://localhost:8080/a', 'http://localhost:8080/a/'],
  ['localhost:8080', 'https://localhost:8080/'],
  ['https://Example.org/blog/?a#b', 'https://example.org/blog/'],
  ['javascript:alert(1)', null],
  ['ftp://example.org', null],
  ['https://user:secret@example.org', null],
  ['', null],
])('the address of a site %s is read as %s', (typed, expected) => {
  expect(readSiteAddress(typed)).toBe(expected)
})

test('a page that its folder is opened with has the address of the folder', () => {
  const index = createProject({ name: 'Site', ids: () => 'id' }).project.pages['index']!
  expect(pageAddress('https://a.b/', index)).toBe('https://a.b/')
  const other = (html: string) => ({ ...index, pathes: { html, css: '', js: '' } })
  expect(pageAddress('https://a.b/', other('blog/index.html'))).toBe('https://a.b/blog/')
  expect(pageAddress('https://a.b/c/', other('my index.html'))).toBe('https://a.b/c/my%20index.html')
})
