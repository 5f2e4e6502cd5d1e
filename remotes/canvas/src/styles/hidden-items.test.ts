import { expect, test } from 'vitest'
import type { StyleRule } from '@pergola/contracts'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { hiddenItems } from './hidden-items.ts'
import { createStyles } from './styles.ts'

const sheet = '.hero{ filter: blur(2px) sepia(1) ; color:red }\n'

async function open(css = sheet) {
  const { core, page, find } = await openCore('<h1 class="hero">Title</h1>\n', { 'css/index.css': css })
  publishSelection(core, [find('h1')])
  const { surface } = createStyles(core, createSizing(core))
  surface.selectClass('hero')
  const set = (filter: string, hidden: string | null) =>
    surface.edit([
      { property: 'filter', value: filter },
      { property: '--hidden-filter', value: hidden },
    ])
  return {
    page,
    surface,
    set,
    css: () => page.site.text('css/index.css'),
    hide: () => set('blur(2px)', '(1 sepia(1))'),
    hidden: () => surface.state.getState().values['--hidden-filter'],
    undo: () => {
      page.undo()
      // Listeners of the frame ask anew; here nobody has drawn anything.
      surface.selectClass('hero')
    },
  }
}

const rule: StyleRule = { selector: '.hero', states: [], atRule: null }
const hero = { file: 'css/index.css', rule }

test('a hidden item leaves the sheet for the record in one step, and comes back in one', async () => {
  const { page, css, hide, set, hidden, undo } = await open()
  const before = page.project()
  hide()
  expect(css()).toBe(sheet.replace(' sepia(1)', ''))
  expect(page.project()['hiddenStyles']).toEqual({
    'css/index.css': { '.hero': { '--hidden-filter': '(1 sepia(1))' } },
  })
  undo()
  expect([css(), page.project(), hidden()]).toEqual([sheet, before, undefined])
  page.redo()
  expect(hiddenItems(page.project(), hero)).toEqual({ '--hidden-filter': '(1 sepia(1))' })
  set('blur(2px) sepia(1)', null)
  expect([css(), page.project()]).toEqual([sheet, before])
})

test('it is read as a value of its rule, and of no other', async () => {
  const { surface, hide, hidden } = await open()
  hide()
  surface.selectClass('hero')
  expect(hidden()).toMatchObject({ value: '(1 sepia(1))', origin: 'here' })
  surface.setStates([':hover'])
  expect(hidden()).toBeUndefined()
})

test('the items of an older sheet move to the record with the next change', async () => {
  const { page, css, set } = await open('.hero { filter: blur(2px); --hidden-filter: (1 sepia(1)) }\n')
  set('blur(2px)', '(1 sepia(1)) (2 invert(1))')
  expect(css()).not.toContain('--hidden')
  expect(hiddenItems(page.project(), hero)).toEqual({ '--hidden-filter': '(1 sepia(1)) (2 invert(1))' })
})

test('a custom property of a person that begins with the word stays where it is', async () => {
  const { page, surface, css } = await open()
  surface.edit([{ property: '--hidden-height', value: '4px' }])
  expect(css()).toMatch(/--hidden-height: ?4px/)
  expect(page.project()['hiddenStyles']).toBeUndefined()
})

test('items follow a rule to its new states, and go with it; undo brings them back', async () => {
  const { page, surface, hide } = await open()
  hide()
  expect(surface.rules.restate(rule, [':hover']).ok).toBe(true)
  const hover = { ...hero, rule: { ...rule, states: [':hover'] } }
  expect(hiddenItems(page.project(), hero)).toEqual({})
  expect(hiddenItems(page.project(), hover)).toEqual({ '--hidden-filter': '(1 sepia(1))' })
  surface.removeRule(hover.rule)
  expect(page.project()['hiddenStyles']).toBeUndefined()
  // What is typed next is not for a hover that was just deleted.
  expect(surface.state.getState().rule).toEqual(rule)
  page.undo()
  expect(hiddenItems(page.project(), hover)).toEqual({ '--hidden-filter': '(1 sepia(1))' })
})

test('a rule of another page with the same words has items of its own', async () => {
  const { page, hide, hidden, surface } = await open()
  const others = { 'css/about.css': { '.hero': { '--hidden-filter': '(0 blur(9px))' } } }
  page.run('Other page', [{ type: 'record', key: 'hiddenStyles', value: others }])
  surface.selectClass('hero')
  expect(hidden()).toBeUndefined()
  hide()
  surface.removeRule(rule)
  expect(page.project()['hiddenStyles']).toEqual(others)
})

test.each([['text'], [[1]], [{ '.hero': 'text' }], [{ '.hero': { '--hidden-filter': 3, color: '(1 red)' } }]])(
  'a damaged record is no hidden item: %j',
  async (damaged) => {
    const { page } = await open()
    expect(hiddenItems({ ...page.project(), hiddenStyles: damaged }, hero)).toEqual({})
    expect(hiddenItems({ ...page.project(), hiddenStyles: { 'css/index.css': damaged } }, hero)).toEqual({})
  },
)
