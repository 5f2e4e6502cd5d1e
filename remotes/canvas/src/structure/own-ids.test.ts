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

describe('rules of copied ids', () => {
  const css = '#s { color: red }\n#s:hover, .x { top: 0 }\n'
  const both = '#s { color: red }\n#s-2 { color: red }\n#s:hover, .x { top: 0 }\n#s-2:hover { top: 0 }\n'

  async function styled() {
    const opened = await openStructure(section)
    const sheet = opened.page.record.pathes.css
    opened.page.run('style', [{ type: 'text', file: sheet, text: css }])
    return { ...opened, text: () => opened.page.site.text(sheet) }
  }

  test('a duplicate looks as its original does, in the same step', async () => {
    const { structure, find, text, page } = await styled()
    structure.duplicate([find('section')])
    expect(text()).toBe(both)
    page.undo()
    expect(text()).toBe(css)
  })

  test('rules that come along name what is put in by its new id', async () => {
    const { structure, text, page } = await styled()
    const rule = { selector: '#s', states: [':focus'], atRule: null }
    const edits = [{ property: 'left', value: '0' }]
    const styles = { rules: [{ rule, edits, sheet: page.record.pathes.css }], variables: [] }
    structure.insertHtml(section, undefined, { styles })
    expect(text()).toContain('#s-2:focus {')
    expect(text()).not.toContain('#s:focus')
  })
})
