import { describe, expect, test } from 'vitest'
import { createClipboard } from '../clipboard/clipboard.ts'
import { openStructure } from '../testing/open-structure.ts'

const section = '<section id="s"><label for="em">E</label><input id="em"><a href="#s">top</a></section>'
const second = '<section id="s-2"><label for="em-2">E</label><input id="em-2"><a href="#s-2">top</a></section>'
const nothing = { html: '', text: '' }

async function open() {
  const opened = await openStructure(section)
  const clipboard = createClipboard({ core: opened.core, ...opened.structure })
  opened.select([opened.find('section')])
  return { ...opened, clipboard }
}

describe('ids of copies', () => {
  test('duplicate gives the copy ids of its own in the same step', async () => {
    const { structure, find, html, page } = await open()
    structure.duplicate([find('section')])
    expect(html()).toBe(section + second)
    page.undo()
    expect(html()).toBe(section)
  })

  test('elements that are duplicated together name each other', async () => {
    const { structure, find, html } = await openStructure('<label for="a">A</label><input id="a">')
    structure.duplicate([find('label'), find('input')])
    expect(html()).toContain('<label for="a-2">A</label>')
    expect(html()).toContain('<input id="a-2">')
  })

  test('paste gives what was copied ids of its own, and puts back what was cut with its own', async () => {
    const { clipboard, html } = await open()
    clipboard.copy()
    await clipboard.pasteFrom(nothing)
    expect(html()).toContain(second)
    const cut = await open()
    cut.clipboard.cut()
    await cut.clipboard.pasteFrom(nothing)
    expect(cut.html().trim()).toBe(section)
  })

  test('markup of a template or a symbol that is put in gets ids nobody has', async () => {
    const { structure, html } = await open()
    structure.insertHtml(section, undefined, { areCopies: true })
    expect(html()).toContain(second)
  })
})
