import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCanvas, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { LayersPanel } from './layers-panel.tsx'

/** This window has no layout, so the list is told that it is 600 pixels high. */
class HighWindow {
  readonly #report: ResizeObserverCallback
  constructor(report: ResizeObserverCallback) {
    this.#report = report
  }
  observe(target: Element) {
    const height = target.getAttribute('role') === 'tree' ? 600 : 28
    const entry = { target, contentRect: { width: 300, height } }
    queueMicrotask(() => this.#report([entry as unknown as ResizeObserverEntry], this))
  }
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', HighWindow)
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })

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
  render(<LayersPanel canvas={canvas} toasts={toasts} />)
  await screen.findByRole('treeitem', { name: 'header' })
  const id = (label: string) => [...canvas.page.nodes.values()].find((node) => node.label === label)?.id ?? -1
  return { canvas, toasts, id, user: userEvent.setup() }
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

test('a selection on the canvas opens the tree down to it', async () => {
  const { canvas, id } = await open()
  act(() => canvas.select([id('Main menu')]))
  await screen.findByRole('treeitem', { name: 'Main menu' })
  expect(row('Main menu').getAttribute('aria-selected')).toBe('true')
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
  await user.keyboard('he')
  await waitFor(() => expect(document.activeElement).toBe(row('header')))
})

test('the eye hides and shows', async () => {
  const { canvas, id, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Hide footer' }))
  expect(canvas.layer(id('footer'))?.hidden).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show footer' }))
  expect(canvas.layer(id('footer'))?.hidden).toBe(false)
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
