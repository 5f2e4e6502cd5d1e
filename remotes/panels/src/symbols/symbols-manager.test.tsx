import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Block } from '@pergola/contracts'
import { createFakeCanvas, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { SymbolsManager } from './symbols-manager.tsx'

afterEach(cleanup)

function block(id: string, label: string): Block {
  const place = `editor/symbols/${id}/${id}`
  const pathes = { content: `${place}.html`, style: `${place}.css` }
  return { id, name: id, label, category: 'symbols', type: 'symbol', media: '', content: '', style: '', pathes }
}

async function open(given: { empty?: boolean; readOnly?: boolean } = {}) {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  const blocks = given.empty ? {} : { card: block('card', 'Card'), menu: block('menu', 'Main menu') }
  const canvas = createFakeCanvas({ project: { ...project, blocks, symbols: blocks } })
  canvas.state.set({ readOnly: given.readOnly ?? false })
  const services = { canvas, projects, toasts: createFakeToasts(), dialogs: createFakeDialogs() }
  render(<SymbolsManager {...services} />)
  return { ...services, user: userEvent.setup() }
}

test('an empty manager says how a symbol is made', async () => {
  await open({ empty: true })
  expect(screen.getByText('No Data Founded...')).toBeTruthy()
  expect(screen.getByText(/choose Create symbol/)).toBeTruthy()
})

test('a search finds what has all its words, in any order, and says when nothing has', async () => {
  const { user } = await open()
  const field = screen.getByLabelText('Search symbols')
  await user.type(field, 'menu nothing')
  await screen.findByText('No Data Founded...')
  await user.clear(field)
  await user.type(field, 'symbols menu main')
  await waitFor(() => expect(screen.queryByText('No Data Founded...')).toBeNull())
})

test('a bad file is named so and changes nothing', async () => {
  const { canvas, toasts, user } = await open()
  await user.click(screen.getByRole('tab', { name: 'Upload' }))
  const field = screen.getByLabelText('Choose json files', { selector: 'input' })
  await user.upload(field, new File(['[{}]'], 'symbols.json', { type: 'application/json' }))
  await waitFor(() => expect(toasts.shown[0]).toMatchObject({ kind: 'error', message: 'Invalid file' }))
  expect(Object.keys(canvas.record.getState().project!.blocks)).toEqual(['card', 'menu'])
})

test('Delete All asks; a no keeps everything, a yes leaves the manager empty', async () => {
  const { dialogs, user } = await open()
  dialogs.answer('cancel')
  await user.click(screen.getByRole('button', { name: 'Delete All' }))
  expect(screen.queryByText('No Data Founded...')).toBeNull()
  dialogs.answer('confirm')
  await user.click(screen.getByRole('button', { name: 'Delete All' }))
  await screen.findByText('No Data Founded...')
  expect(dialogs.asked).toHaveLength(2)
  expect(dialogs.asked[0]?.message).toContain('All 2 blocks of Symbols are taken out of the project. Their elements on')
})

test('a reader may look and export, not delete or bring in', async () => {
  const { user } = await open({ readOnly: true })
  expect(screen.getByRole('button', { name: 'Delete All' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Export All' })).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('tab', { name: 'Upload' }))
  expect(screen.getByRole('button', { name: 'Choose json files' })).toHaveProperty('disabled', true)
})
