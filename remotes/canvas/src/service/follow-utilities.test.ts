import { createFakeTailwind, type createFakeToasts } from '@pergola/contracts/testing'
import { createRuleOperations } from '@pergola/site/css'
import type { SiteChange } from '@pergola/site/document'
import { expect, test, vi } from 'vitest'
import { attributeOperation } from '../structure/attributes.ts'
import { openCore } from '../testing/open-core.ts'
import { followUtilities } from './follow-utilities.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `u-${100 + index}`).join(' ')

async function open(html: string, { on = true, available = true } = {}) {
  const opened = await openCore(html)
  const { core, page } = opened
  const tailwind = createFakeTailwind()
  tailwind.available = available
  Object.assign(core.services, { tailwind })
  core.services.settings.set('enable_tailwind', on)
  followUtilities(core, page)
  const sheet = () => (page.chunkCount(page.utilitySheet) === 0 ? '' : page.chunk(page.utilitySheet, 0))
  const give = (id: number, value: string) => page.run('Class', [attributeOperation(page, id, { class: value })])
  return { ...opened, tailwind, sheet, give }
}

test('the page shows the utilities of its elements, and asks again only for classes that are new', async () => {
  const { page, find, tailwind, sheet, give } = await open('<p class="u-a card">x</p><i>y</i>')
  await vi.waitFor(() => expect(sheet()).toContain('.u-a'))
  give(find('i'), 'card')
  expect(tailwind.asked).toEqual([['u-a', 'card']])
  give(find('i'), 'card u-b')
  await vi.waitFor(() => expect(sheet()).toContain('order:2'))
  page.undo()
  expect(tailwind.asked).toHaveLength(2)
})

test('a class that comes to many puts its rule in its place, and no other is drawn again', async () => {
  const { core, page, find } = await openCore(`<p class="${names(500)}">x</p><i>y</i>`)
  const sheet = async (classes: readonly string[]) =>
    classes
      .toSorted()
      .map((name) => `.${name}{order:1}`)
      .join('')
  const drawn: (readonly SiteChange[])[] = []
  core.services.settings.set('enable_tailwind', true)
  Object.assign(core, { frame: { follow: (changes: readonly SiteChange[]) => drawn.push(changes) } })
  Object.assign(core.services, { tailwind: { sheet } })
  followUtilities(core, page)
  await vi.waitFor(() => expect(drawn).toHaveLength(1))
  expect(drawn[0]).toMatchObject([{ removed: 0, inserted: 500 }])
  page.run('Class', [attributeOperation(page, find('i'), { class: 'u-250-more' })])
  await vi.waitFor(() => expect(drawn.at(-1)).toMatchObject([{ type: 'chunk', removed: 0, inserted: 1 }]))
  expect(page.chunkCount(page.utilitySheet)).toBe(501)
})

test('its sheet is nobody’s to edit and no work to save', async () => {
  const { page, sheet } = await open('<p class="u-a">x</p>')
  await vi.waitFor(() => expect(sheet()).toContain('.u-a'))
  expect(page.sheets().find(({ file }) => file === page.utilitySheet)).toMatchObject({ editable: false })
  expect(page.isChanged()).toBe(false)
  expect(page.sheets().map(({ file }) => file)).not.toContain('global/global-rules.css')
})

test('nothing is asked while the switch is off', async () => {
  const { tailwind, find, give } = await open('<p class="u-a">x</p>', { on: false })
  give(find('p'), 'u-b')
  expect(tailwind.asked).toEqual([])
})

test('without the compiler the person is told', async () => {
  const { core } = await open('<p class="u-a">x</p>', { available: false })
  const { toasts } = core.services
  await vi.waitFor(() => expect(toasts).toMatchObject({ shown: [{ kind: 'warning' }] }))
})

test('rules that apply utilities are compiled with them, and again when their sheet is edited', async () => {
  const { page, sheet } = await open('<style>.a { @apply u-x; color: red } .b { color: blue }</style><p>x</p>')
  await vi.waitFor(() => expect(sheet()).toMatch(/\.a \{ @apply u-x/))
  expect(sheet()).not.toMatch(/\.b|red/)
  const key = page.sheets().find(({ sheet: each }) => each.includes('#'))?.sheet ?? ''
  const file = page.record.pathes.html
  const html = page.site.text(file)?.replace('u-x', 'u-y') ?? ''
  expect(key).not.toBe('')
  page.run('Type', [{ type: 'text', file, text: html }])
  await vi.waitFor(() => expect(sheet()).toContain('@apply u-y'))
  page.undo()
  await vi.waitFor(() => expect(sheet()).toContain('@apply u-x'))
})

test('an edit of a rule that applies nothing asks for no other sheet', async () => {
  const { page, tailwind } = await open('<style>.b { color: blue }</style><p class="u-a">x</p>')
  await vi.waitFor(() => expect(tailwind.asked).toHaveLength(1))
  const key = page.sheets().find(({ sheet }) => sheet.includes('#'))?.sheet ?? ''
  const parsed = page.sheet(key)
  if (!parsed) throw new Error('no sheet')
  const rule = { selector: '.b', states: [], atRule: null }
  page.run(
    'Style',
    createRuleOperations(parsed, { ...rule, selector: '.c' }).map((each) => page.inSheet(key, each)),
  )
  expect(tailwind.asked).toHaveLength(1)
})

test('a name that is applied and that nobody knows is told once, with its rule, its file and what it may have been', async () => {
  const { core, page, sheet } = await open('<style>.a { @apply u-x typo }</style><p>x</p>')
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  await vi.waitFor(() => expect(toasts.shown).toHaveLength(1))
  const file = page.record.pathes.html
  expect(toasts.shown[0]?.message).toContain(`no class typo, which .a applies in ${file}. Did you mean u-typo?`)
  const retype = async (from: string, to: string) => {
    page.run('Type', [{ type: 'text', file, text: page.site.text(file)?.replace(from, to) ?? '' }])
    await vi.waitFor(() => expect(sheet()).toContain(to))
  }
  await retype('u-x', 'u-y')
  await retype('typo', 'u-z')
  expect(toasts.shown).toHaveLength(1)
  await retype('u-z', 'typo')
  await vi.waitFor(() => expect(toasts.shown).toHaveLength(2))
})
