import { describe, expect, test } from 'vitest'
import { linkedSheets } from './linked-sheets.ts'

const link = (rest: string) => `<link rel="stylesheet" ${rest}>`

describe('the sheets that a page links', () => {
  test.each([
    [
      'in the head and in the body',
      `<head>${link('href="a.css"')}</head><p>x</p>${link("href='b.css'")}<p>y`,
      ['a.css', 'b.css'],
    ],
    ['in capitals, with a bracket in a value', `<LINK title="a > b" REL=stylesheet HREF=a.css><p>x`, ['a.css']],
    [
      'not in a comment, a script or a template',
      `<!-- ${link('href=a.css')} --><script>'${link('href=a.css')}'</script><template>${link('href=a.css')}</template><p>x`,
      [],
    ],
    [
      'not where a base moves the addresses, wherever it stands',
      `${link('href=a.css')}<p>x</p><base href="/other/"><p>y`,
      [],
    ],
    ['not in a tag that never ends', `${link('href=a.css')}<p>x</p><link rel="stylesheet" href="b.css`, ['a.css']],
  ])('are found %s', (_where, html, sheets) => {
    expect(linkedSheets(html, 'index.html')).toEqual(sheets)
  })
})
