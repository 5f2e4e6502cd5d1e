import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { BlocksPanel } from './blocks-panel.tsx'
import { askForSearch } from './search-wish.ts'

afterEach(cleanup)

function open(page = 'body') {
  const canvas = createFakeCanvas({
    page: { tag: page },
    blocks: [
      { id: 'text', label: 'Text', category: 'Basic', icon: 'M4 7V4h16v3' },
      { id: 'section', label: 'Section', category: 'Layout', icon: 'M3 3h18v18H3z' },
    ],
  })
  const toasts = createFakeToasts()
  render(<BlocksPanel canvas={canvas} projects={createFakeProjects()} toasts={toasts} dialogs={createFakeDialogs()} />)
  const told = () => canvas.calls.filter(({ verb }) => verb !== 'focus')
  return { canvas, toasts, calls: () => told().map((call) => `${call.verb} ${String(call.with[0])}`) }
}

test('a click inserts at the selection, and a double-click inserts once', async () => {
  const { calls } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Text' }))
  expect(calls()).toEqual(['insertBlock text'])
  await userEvent.dblClick(screen.getByRole('button', { name: 'Section' }))
  expect(calls()).toEqual(['insertBlock text', 'insertBlock section'])
})

test('Enter inserts', async () => {
  const { calls } = open()
  screen.getByRole('button', { name: 'Text' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(calls()).toEqual(['insertBlock text'])
})

test('a block that may not stand there is said so', async () => {
  const { toasts } = open('img')
  await userEvent.click(screen.getByRole('button', { name: 'Text' }))
  expect(toasts.shown).toEqual([{ kind: 'warning', message: 'Not allowed' }])
})

test('a drag hands the block to the canvas and inserts nothing by itself', () => {
  const { calls } = open()
  const card = screen.getByRole('button', { name: 'Text' })
  fireEvent.pointerDown(card, { button: 0, buttons: 1, clientX: 10, clientY: 10, pointerId: 1 })
  fireEvent.pointerMove(card, { buttons: 1, clientX: 12, clientY: 11, pointerId: 1 })
  expect(calls()).toEqual([])
  fireEvent.pointerMove(card, { buttons: 1, clientX: 40, clientY: 30, pointerId: 1 })
  fireEvent.pointerMove(card, { buttons: 1, clientX: 80, clientY: 30, pointerId: 1 })
  fireEvent.click(card)
  expect(calls()).toEqual(['startBlockDrag text'])
})

test('the search narrows after its pause and says when nothing is found', async () => {
  open()
  const search = screen.getByLabelText('Search blocks')
  fireEvent.change(search, { target: { value: 'layout' } })
  expect(screen.queryByText('Text')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Text')).toBeNull())
  expect(screen.getByRole('button', { name: 'Section' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Search blocks'), ' zebra')
  await screen.findByText('No Data Founded...')
})

test('asked for by key the search has the focus; Enter adds what it found first and gives the keys to the page', async () => {
  const { canvas, calls } = open()
  act(askForSearch)
  const search = screen.getByLabelText('Search blocks')
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('sec{Enter}')
  expect(calls()).toEqual(['insertBlock section'])
  expect((search as HTMLInputElement).value).toBe('')
  act(askForSearch)
  await userEvent.keyboard('te{Enter}')
  expect(calls()).toEqual(['insertBlock section', 'insertBlock text'])
  expect(canvas.calls.at(-1)?.verb).toBe('focus')
  act(askForSearch)
  await userEvent.keyboard('{Enter}zebra{Enter}')
  expect(calls()).toHaveLength(2)
  expect((search as HTMLInputElement).value).toBe('zebra')
})

test('a search that was asked for before the panel stood has the focus when it stands', () => {
  askForSearch()
  open()
  expect(document.activeElement).toBe(screen.getByLabelText('Search blocks'))
})
