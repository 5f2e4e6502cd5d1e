import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCanvas, createFakeCommands, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { LayersPanel } from './layers-panel.tsx'

/** This window has no layout, so the list is told that it is 600 pixels high. */
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 })
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

afterEach(cleanup)

const page: FakeElement = {
  tag: 'body',
  children: [
    { tag: 'header', children: [{ tag: 'nav', label: 'Main menu' }] },
    { tag: 'section', label: 'Hero', children: [{ tag: 'h1', label: 'Title' }, { tag: 'p' }] },
    { tag: 'footer' },
  ],
}

async function open() {
  const canvas = createFakeCanvas({ page })
  const toasts = createFakeToasts()
  const asked: (readonly number[])[] = []
  const ask = (name: string) => ({ name, label: name, run: () => asked.push(canvas.state.getState().selection) })
  const commands = createFakeCommands([ask('element.duplicate'), ask('element.remove')])
  render(<LayersPanel canvas={canvas} toasts={toasts} commands={commands} />)
  await screen.findByRole('treeitem', { name: 'header' })
  const id = (label: string) => [...canvas.page.nodes.values()].find((node) => node.label === label)?.id ?? -1
  return { canvas, toasts, commands, asked, id, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))
const row = (name: string) => screen.getByRole('treeitem', { name })

test('opens with the children of the body, closed', async () => {
  await open()
  expect(names()).toEqual(['body', 'header', 'Hero', 'footer'])
  expect(row('Hero').getAttribute('aria-expanded')).toBe('false')
  expect(row('footer').getAttribute('aria-expanded')).toBeNull()
})

test('a click selects and an arrow expands without selecting', async () => {
  const { canvas, id, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Expand Hero' }))
  expect(names()).toEqual(['body', 'header', 'Hero', 'Title', 'p', 'footer'])
  expect(canvas.state.getState().selection).toEqual([])
  await user.click(row('Title'))
  expect(canvas.state.getState().selection).toEqual([id('Title')])
  expect(row('Title').getAttribute('aria-selected')).toBe('true')
})

test('Ctrl adds and takes away, Shift selects up to a row: what stands in a chosen one comes with it', async () => {
  const { canvas, id, user } = await open()
  const selection = () => canvas.state.getState().selection.map((each) => canvas.layer(each)?.label)
  await user.click(screen.getByRole('button', { name: 'Expand Hero' }))
  await user.click(row('header'))
  await user.keyboard('{Shift>}')
  await user.click(row('footer'))
  expect(selection()).toEqual(['header', 'Hero', 'footer'])
  await user.click(row('Title'))
  expect(selection()).toEqual(['header', 'Hero'])
  await user.click(row('body'))
  expect(selection()).toEqual(['header'])
  await user.keyboard('{/Shift}{Control>}')
  await user.click(row('footer'))
  expect(canvas.state.getState().selection).toEqual([id('header'), id('footer')])
  await user.click(row('header'))
  expect(selection()).toEqual(['footer'])
  await user.keyboard('{/Control}')
})

test('a selection on the canvas opens the tree down to it', async () => {
  const { canvas, id } = await open()
  act(() => canvas.select([id('Main menu')]))
  await screen.findByRole('treeitem', { name: 'Main menu' })
  expect(row('Main menu').getAttribute('aria-selected')).toBe('true')
})

test('several that are selected are all seen, and may be folded away again', async () => {
  const { canvas, id, user } = await open()
  act(() => canvas.select([id('Main menu'), id('Title'), id('footer')]))
  await screen.findByRole('treeitem', { name: 'Title' })
  expect(names()).toEqual(['body', 'header', 'Main menu', 'Hero', 'Title', 'p', 'footer'])
  await user.click(screen.getByRole('button', { name: 'Collapse Hero' }))
  expect(names()).toEqual(['body', 'header', 'Main menu', 'Hero', 'footer'])
  act(() => canvas.select([id('Title'), id('footer')]))
  expect(names()).toContain('Title')
})

test('an instance of a symbol is told from other elements, one of a symbol that is gone is not', async () => {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'Site' }))
  const words = { name: 'Card', label: 'Card', category: '', media: '', content: '', style: '' }
  const symbols = { card: { ...words, id: 'card', type: 'symbol' as const } }
  const project = { ...projects.state.getState().open!.project, symbols }
  const instance = (label: string, id: string) => ({ tag: 'div', label, attributes: { 'inf-symbol-id': id } })
  const children = [instance('Card', 'card'), instance('Left', 'gone'), { tag: 'div', label: 'Plain' }]
  const canvas = createFakeCanvas({ page: { tag: 'body', children }, project })
  render(<LayersPanel canvas={canvas} toasts={createFakeToasts()} commands={createFakeCommands([])} />)
  await screen.findByRole('treeitem', { name: 'Plain' })
  expect(names()).toEqual(['body', 'Card, symbol', 'Left', 'Plain'])
})

test('double-click renames; Enter saves, Escape does not', async () => {
  const { canvas, id, user } = await open()
  await user.dblClick(row('footer'))
  await user.keyboard('Bottom{Enter}')
  expect(canvas.layer(id('Bottom'))?.label).toBe('Bottom')
  await user.dblClick(row('Hero'))
  await user.keyboard('Nothing{Escape}')
  expect(names()).toContain('Hero')
})

test('an empty name gives the layer its own back', async () => {
  const { canvas, id, user } = await open()
  const hero = id('Hero')
  await user.dblClick(row('Hero'))
  await user.clear(screen.getByRole('textbox', { name: 'Rename Hero' }))
  await user.keyboard('{Enter}')
  expect(canvas.layer(hero)?.label).toBe('')
})

test('leaving the name saves it', async () => {
  const { user } = await open()
  await user.dblClick(row('footer'))
  await user.keyboard('Bottom')
  await user.click(screen.getByLabelText('Search layers'))
  expect(names()).toContain('Bottom')
})

test('the keyboard walks, opens, closes, renames and selects', async () => {
  const { canvas, id, user } = await open()
  row('body').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(row('Hero')))
  await user.keyboard('{ArrowRight}')
  expect(names()).toContain('Title')
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(row('Title')))
  await user.keyboard('{Enter}')
  expect(canvas.state.getState().selection).toEqual([id('Title')])
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(row('Hero')))
  await user.keyboard('{ArrowLeft}')
  expect(names()).not.toContain('Title')
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toBe(row('footer')))
  await user.keyboard('{F2}Bottom{Enter}')
  expect(names()).toContain('Bottom')
  row('Bottom').focus()
  // Letters with a pause between them are two words, and a busy machine makes pauses.
  vi.useFakeTimers({ toFake: ['performance'] })
  await user.keyboard('he')
  vi.useRealTimers()
  await waitFor(() => expect(document.activeElement).toBe(row('header')))
})

test('Shift and the arrows select from the row they begin on, in both directions', async () => {
  const { canvas, id, user } = await open()
  const selection = () => canvas.state.getState().selection.map((each) => canvas.layer(each)?.label)
  act(() => canvas.select([id('footer')]))
  act(() => row('header').focus())
  await user.keyboard('{Home}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  expect(selection()).toEqual(['header', 'Hero'])
  await waitFor(() => expect(document.activeElement).toBe(row('Hero')))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}')
  expect(selection()).toEqual(['header'])
})

test.each(['{Delete}', '{Control>}d{/Control}', '{Control>}{ArrowUp}{/Control}'])(
  '%s is for the row that the keyboard stands on, and leaves a selection that it belongs to',
  async (keys) => {
    const { canvas, id, user } = await open()
    act(() => canvas.select([id('header')]))
    act(() => row('header').focus())
    await user.keyboard(`{ArrowDown}${keys}`)
    expect(canvas.state.getState().selection).toEqual([id('Hero')])
    act(() => canvas.select([id('footer'), id('Hero')]))
    await user.keyboard(keys)
    expect(canvas.state.getState().selection).toEqual([id('footer'), id('Hero')])
  },
)

test('a key pressed again before the list is drawn anew is for what is selected since', async () => {
  const { canvas, id } = await open()
  act(() => canvas.select([id('header')]))
  act(() => {
    row('header').focus()
    canvas.remove([id('header')])
    canvas.select([id('Hero')])
    fireEvent.keyDown(document.activeElement!, { key: 'Delete' })
  })
  expect(canvas.state.getState().selection).toEqual([id('Hero')])
})

test('elements that are called the same are told apart by what they say', async () => {
  const link = (text: string) => ({ tag: 'a', label: 'Link', text })
  const canvas = createFakeCanvas({ page: { tag: 'body', children: [link('Home'), link('Prices')] } })
  render(<LayersPanel canvas={canvas} toasts={createFakeToasts()} commands={createFakeCommands()} />)
  await screen.findByRole('treeitem', { name: 'Link, Prices' })
  expect(names()).toEqual(['body', 'Link, Home', 'Link, Prices'])
})

test('the eye hides and shows', async () => {
  const { canvas, id, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Hide footer' }))
  expect(canvas.layer(id('footer'))?.hidden).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show footer' }))
  expect(canvas.layer(id('footer'))?.hidden).toBe(false)
})

test('Duplicate and Delete go by the commands of the canvas, which ask about motions', async () => {
  const { canvas, commands, asked, toasts, id, user } = await open()
  for (const item of ['Duplicate', 'Delete']) {
    fireEvent.contextMenu(row('Hero'))
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(item) }))
  }
  expect(commands.ran.map(({ name }) => name)).toEqual(['element.duplicate', 'element.remove'])
  expect(asked).toEqual([[id('Hero')], [id('Hero')]])
  expect(canvas.calls.filter(({ verb }) => verb === 'duplicate' || verb === 'remove')).toEqual([])
  expect(toasts.shown).toEqual([])
})

test('a row’s own button opens its menu, with the tools that the toolbar has for the selected element', async () => {
  const { canvas, commands, id, user } = await open()
  const offered = () => canvas.state.getState().selection[0] === id('Hero')
  const tool = (name: string, more = {}) => ({ name, label: name, when: offered, run: () => undefined, ...more })
  commands.register([
    tool('component.mount'),
    tool('component.unmount', { when: () => false }),
    tool('element.create-template'),
    tool('element.create-symbol', { when: () => false }),
    tool('motion.play', { elementTool: 'M0 0' }),
  ])
  await user.click(screen.getByRole('button', { name: 'Actions of Hero' }))
  const items = await screen.findAllByRole('menuitem')
  const named = items.filter((item) => /[.]/.test(item.textContent)).map(({ textContent }) => textContent)
  expect(named).toEqual(['component.mount', 'motion.play', 'element.create-template', 'element.create-symbol'])
  await user.click(screen.getByRole('menuitem', { name: 'element.create-template' }))
  expect(commands.ran.map(({ name }) => name)).toEqual(['element.create-template'])
  expect(canvas.state.getState().selection).toEqual([id('Hero')])
})

test('where the row with the focus is deleted, the keyboard goes on from what is selected then', async () => {
  const { canvas, id } = await open()
  act(() => canvas.select([id('Hero')]))
  act(() => row('Hero').focus())
  act(() => {
    canvas.remove([id('Hero')])
    canvas.select([id('footer')])
  })
  await waitFor(() => expect(document.activeElement).toBe(row('footer')))
})

test('a change of the page is seen', async () => {
  const { canvas, id } = await open()
  act(() => void canvas.remove([id('Hero')]))
  expect(names()).toEqual(['body', 'header', 'footer'])
})

test('the search shows what matches with its ancestors', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Search layers'), 'title')
  await waitFor(() => expect(names()).toEqual(['body', 'Hero', 'Title']))
})

test('far down a number tells the level, and the indent grows no more', async () => {
  const nested = (depth: number): FakeElement =>
    depth === 0
      ? { tag: 'b', label: 'Deepest' }
      : { tag: 'div', label: `Level ${depth}`, children: [nested(depth - 1)] }
  const canvas = createFakeCanvas({ page: { tag: 'body', children: [nested(15)] } })
  render(<LayersPanel canvas={canvas} toasts={createFakeToasts()} commands={createFakeCommands()} />)
  const deepest = [...canvas.page.nodes.values()].find(({ label }) => label === 'Deepest')?.id ?? -1
  act(() => canvas.select([deepest]))
  const shown = await screen.findByRole('treeitem', { name: 'Deepest' })
  expect(shown.getAttribute('aria-level')).toBe('17')
  expect(within(shown).getByText('17')).toBeTruthy()
  const indent = (element: HTMLElement) => Number(element.style.getPropertyValue('--level'))
  expect(indent(shown)).toBe(indent(row('Level 1')))
  expect(indent(row('Level 15'))).toBeLessThan(indent(row('Level 14')))
})

test('a tab that does not write selects and looks, and neither hides nor renames', async () => {
  const { canvas, id, user } = await open()
  act(() => canvas.state.set({ readOnly: true }))
  expect(screen.queryByRole('button', { name: 'Hide Hero' })).toBeNull()
  await user.dblClick(row('Hero'))
  expect(canvas.state.getState().selection).toEqual([id('Hero')])
  expect(screen.queryByRole('textbox', { name: /^Rename/ })).toBeNull()
  fireEvent.contextMenu(row('Hero'))
  const isOff = (item: HTMLElement) => item.matches('[aria-disabled=true], [data-disabled]')
  const items = await screen.findAllByRole('menuitem')
  expect(items.filter((item) => !isOff(item)).map((item) => item.textContent)).toEqual([
    'Select parent',
    expect.stringMatching(/^Copy/),
    'Collapse all',
  ])
})
