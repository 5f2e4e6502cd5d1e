import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { succeed, type Block } from '@pergola/contracts'
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

const heavy = '.title:not(html):where(.inf-a1b2c, .inf-a1b2c *) { top: 0 }'
const sheetOf = (style: string) => ({ 'css/symbols.css': `/* card */\n${style}\n/* end card */\n` })

async function openOld(plan: { rival: { selector: string; file: string } | null }) {
  const opened = await open()
  const value = { change: { files: sheetOf('.title { top: 0 }') }, symbols: ['Card'], ...plan }
  Object.assign(opened.projects, { planPlainSymbols: async () => succeed(value) })
  Object.assign(opened.canvas, { readFile: async () => succeed(sheetOf(heavy)['css/symbols.css']) })
  cleanup()
  render(<SymbolsManager {...opened} />)
  return { ...opened, value }
}

test('symbols of before are offered to be written plainly, which is one change of files', async () => {
  const { canvas, toasts, user, value } = await openOld({ rival: null })
  await user.click(await screen.findByRole('button', { name: 'Write as plain CSS' }))
  await waitFor(() => expect(toasts.shown.at(-1)?.message).toBe('One symbol is plain CSS now'))
  const [call] = canvas.calls.filter(({ verb }) => verb === 'changeFiles')
  expect(call?.with.slice(0, 2)).toEqual([value.change, 'Write symbols as plain CSS'])
})

test('where a rule would win over them it is named, and nothing is changed', async () => {
  const { canvas, toasts, user } = await openOld({ rival: { selector: 'h2.title', file: 'global/global.css' } })
  await user.click(await screen.findByRole('button', { name: 'Write as plain CSS' }))
  await waitFor(() => expect(toasts.shown.at(-1)?.message).toContain('h2.title in global/global.css'))
  expect(canvas.calls.filter(({ verb }) => verb === 'changeFiles')).toEqual([])
})

test('symbols that are plain are offered nothing', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Write as plain CSS' })).toBeNull()
})
