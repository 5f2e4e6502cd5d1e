import { expect, test } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { createStyles } from './styles.ts'

const content = '<p id="a" class="card wide">A</p><p id="b" class="card">B</p><p id="c">C</p>\n'

async function open(...names: readonly string[]) {
  const { core, page, html, find } = await openCore(content, { 'css/index.css': '.card { color: red; }\n' })
  const { surface } = createStyles(core, createSizing(core))
  const select = (...chosen: readonly string[]) => publishSelection(core, chosen.map(find))
  select(...names)
  const css = () => page.site.text('css/index.css') ?? ''
  const classes = () => surface.state.getState().classes.map(({ name }) => name)
  return { page, surface, html, css, classes, select }
}

test('the first style of several elements gives one class to all of them, in one step', async () => {
  const { page, surface, html, css } = await open('b', 'c')
  surface.edit([{ property: 'width', value: '10px' }])
  expect(css()).toBe('.card { color: red; }\n\n.text {\n  width: 10px;\n}\n')
  expect(html()).toBe(
    '<p id="a" class="card wide">A</p><p id="b" class="card text">B</p><p id="c" class="text">C</p>\n',
  )
  surface.edit([{ property: 'height', value: '20px' }])
  expect(css()).toContain('.text {\n  width: 10px;\n  height: 20px;\n}')
  page.undo()
  page.undo()
  expect(html()).toBe(content)
})

test('chosen again, and in another order, they are edited in the rule they have in common', async () => {
  const { surface, css, select } = await open('b', 'c')
  surface.edit([{ property: 'width', value: '10px' }])
  select('a')
  select('c', 'b')
  surface.edit([{ property: 'height', value: '20px' }])
  expect(css()).toContain('.text {\n  width: 10px;\n  height: 20px;\n}')
})

test('one that has a rule of its own keeps it beside what it has in common with others', async () => {
  const { surface, html, css, select } = await open('c')
  surface.edit([{ property: 'width', value: '10px' }])
  select('c', 'b')
  surface.edit([{ property: 'height', value: '20px' }])
  expect(css()).toContain('.text-2 {\n  height: 20px;\n}')
  expect(html()).toContain('<p id="b" class="card text-2">B</p><p id="c" class="text text-2">C</p>')
})

test('only classes that all have are shown and can be chosen; what is added or removed is so of all', async () => {
  const { page, surface, html, css, classes } = await open('a', 'b')
  expect(classes()).toEqual(['card'])
  surface.selectClass('card')
  surface.edit([{ property: 'width', value: '10px' }])
  expect(css()).toBe('.card { color: red; width: 10px; }\n')
  surface.addClass('wide')
  expect(html()).toContain('<p id="a" class="card wide">A</p><p id="b" class="card wide">')
  surface.removeClass('card')
  expect(html()).toContain('<p id="a" class="wide">A</p><p id="b" class="wide">')
  page.undo()
  expect(html()).toContain('<p id="a" class="card wide">A</p><p id="b" class="card wide">')
})

test('when one is left of several, its own classes are shown again', async () => {
  const { surface, classes, select } = await open('b', 'a')
  surface.selectClass('card')
  select('a')
  expect(classes()).toEqual(['card', 'wide'])
  expect(surface.state.getState().rule?.selector).toBe('.wide')
})
