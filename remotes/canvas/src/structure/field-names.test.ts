import { describe, expect, test } from 'vitest'
import { createClipboard } from '../clipboard/clipboard.ts'
import { openStructure } from '../testing/open-structure.ts'

const nothing = { html: '', text: '' }
const inForm = (fields: string) => `<form>${fields}</form>`

async function duplicated(html: string, ...names: string[]) {
  const opened = await openStructure(html)
  opened.structure.duplicate(names.map(opened.find))
  return opened
}

describe('names of copied fields', () => {
  test.each([
    ['a text field', '<input name="mail">', '<input name="mail-2">', 'input'],
    ['a selection', '<select name="size"></select>', '<select name="size-2"></select>', 'select'],
    ['a check box alone', '<input type="checkbox" name="ok">', '<input type="checkbox" name="ok-2">', 'input'],
    ['a radio button', '<input type="radio" name="r" value="1">', '<input type="radio" name="r" value="1">', 'input'],
    ['a list of values', '<input name="tags[]">', '<input name="tags[]">', 'input'],
    ['a button', '<input type="submit" name="do">', '<input type="submit" name="do">', 'input'],
    [
      'a group of radio buttons',
      '<p><input type="radio" name="r"><input type="radio" name="r"></p>',
      '<p><input type="radio" name="r-2"><input type="radio" name="r-2"></p>',
      'p',
    ],
  ])('%s of a form is copied with the right one, in the same step', async (_what, field, copy, name) => {
    const { html, page } = await duplicated(inForm(field), name)
    expect(html()).toBe(inForm(field + copy))
    page.undo()
    expect(html()).toBe(inForm(field))
  })

  test('are numbered on, and those of other forms do not count', async () => {
    const other = '<form><input name="a-3"></form>'
    const { html } = await duplicated(`${inForm('<input name="a"><b><input name="a-2"></b>')}${other}`, 'b')
    expect(html()).toBe(`${inForm('<input name="a"><b><input name="a-2"></b><b><input name="a-3"></b>')}${other}`)
  })

  test('stay in a form that is copied as a whole, and outside of any form', async () => {
    const whole = inForm('<input name="a">')
    const { html } = await duplicated(whole, 'form')
    expect(html()).toBe(whole + whole)
    const loose = await duplicated('<input name="a">', 'input')
    expect(loose.html()).toBe('<input name="a"><input name="a">')
  })

  test('one more check box of several keeps the name of its group', async () => {
    const box = '<input type="checkbox" name="c">'
    const { html } = await duplicated(inForm(`<b>${box}</b>${box}`), 'b')
    expect(html()).toBe(inForm(`<b>${box}</b><b>${box}</b>${box}`))
  })

  test('belong to the form that a field names', async () => {
    const form = '<form id="f"><input name="a"></form>'
    const { html } = await duplicated(`${form}<p><input form="f" name="a"></p>`, 'p')
    expect(html()).toContain('<p><input form="f" name="a-2"></p>')
  })

  test('a field that is pasted beside its original gets one of its own, and one that was cut keeps it', async () => {
    const opened = await openStructure(inForm('<input name="a">'))
    const clipboard = createClipboard({ core: opened.core, ...opened.structure })
    opened.select([opened.find('input')])
    clipboard.copy()
    await clipboard.pasteFrom(nothing)
    expect(opened.html()).toBe(inForm('<input name="a"><input name="a-2">'))
    opened.page.undo()
    opened.select([opened.find('input')])
    clipboard.cut()
    await clipboard.pasteFrom(nothing)
    expect(opened.html()).toContain('<input name="a">')
    expect(opened.html()).not.toContain('a-2')
  })
})
