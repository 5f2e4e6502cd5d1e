import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { HistoryPanel } from './history-panel.tsx'
import { messages, reasons, sweepReasons } from './messages.ts'

afterEach(cleanup)

const css = 'css/index.css'

async function open() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site' })
  await projects.open(id)
  const canvas = createFakeCanvas({ pageName: 'index' })
  const toasts = createFakeToasts()
  render(<HistoryPanel canvas={canvas} projects={projects} toasts={toasts} />)
  for (const text of ['one', 'two', 'three']) {
    await projects.save({ projectId: id, files: { [css]: `a {\n  order: ${text};\n}\n` }, label: `Set ${text}` })
  }
  const told = () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`)
  const row = (label: string) => screen.findByRole('option', { name: new RegExp(`Set ${label}`) })
  return { projects, canvas, told, row, user: userEvent.setup() }
}

test('lists every save with what was done, newest first, and how much room it takes', async () => {
  const { row } = await open()
  expect((await row('three')).getAttribute('aria-label')).toContain('Now')
  const names = screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'))
  expect(names.map((name) => name?.replace(/^[^,]+, /, ''))).toEqual(['Set three, Now', 'Set two', 'Set one'])
  expect(screen.getByText('3 versions, 2.93 KB')).toBeTruthy()
})

test('arrows, Home and End walk through the list, and the keyboard goes with them', async () => {
  const { row, user } = await open()
  const newest = await row('three')
  act(() => newest.focus())
  const at = () => document.activeElement?.getAttribute('aria-label')?.replace(/^[^,]+, /, '')
  const walked: unknown[] = []
  for (const key of ['{End}', '{ArrowUp}', '{Home}', '{ArrowDown}']) {
    await user.keyboard(key)
    walked.push(at())
  }
  expect(walked).toEqual(['Set one', 'Set two', 'Set three, Now', 'Set two'])
})

test('a version shows what has changed since, line by line', async () => {
  const { row, user } = await open()
  await user.click(await row('one'))
  await user.click(await screen.findByRole('button', { name: 'Files' }))
  const lines = await screen.findByRole('region', { name: messages.lines(css) })
  expect(lines.textContent).toContain('−  order: one;')
  expect(lines.textContent).toContain('+  order: three;')
})

test('the page is drawn then and now in frames without any rights', async () => {
  const { row, user } = await open()
  await user.click(await row('one'))
  const frames = await Promise.all(['Then', 'Now'].map((title) => screen.findByTitle(`${title}: index`)))
  expect(frames.map((frame) => frame.getAttribute('sandbox'))).toEqual(['', ''])
})

test('restoring is one step of the canvas, and stored', async () => {
  const { canvas, row, told, user } = await open()
  await user.click(await row('one'))
  await user.click(await screen.findByRole('button', { name: 'Restore page index' }))
  await waitFor(() => expect(told()).toEqual([`success: ${messages.restored}`]))
  const change = canvas.calls.find(({ verb }) => verb === 'changeFiles')
  expect(change?.with).toEqual([
    { files: { [css]: 'a {\n  order: one;\n}\n' } },
    expect.stringMatching(/^Restore index of /),
  ])
})

test('a name is kept, and shown in the list', async () => {
  const { row, user } = await open()
  await user.click(await row('two'))
  await user.type(await screen.findByLabelText('Name'), 'Launch{Enter}')
  expect(await screen.findByRole('option', { name: /Launch/ })).toBeTruthy()
})

test('what can no longer be read says so and offers nothing', async () => {
  const { projects, row, user } = await open()
  const listed = await projects.history?.list()
  projects.damageVersion((listed?.ok && listed.value.versions[2]?.revision) || 0)
  await user.click(await row('one'))
  expect(await screen.findByText(reasons['version-damaged'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restore project' })).toBeNull()
})

test('a tab that only reads looks and restores nothing', async () => {
  const { projects, row, user } = await open()
  projects.setRole('reader')
  await user.click(await row('one'))
  const button = await screen.findByRole('button', { name: 'Restore project' })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(screen.getByLabelText('Name').hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(messages.readOnly)).toBeTruthy()
})

test('old versions that could not be let go of are told with the reason, until another try succeeds', async () => {
  const { projects, row, user } = await open()
  await row('three')
  act(() => projects.failSweep('write-failed'))
  expect(screen.getByRole('status').textContent).toContain(messages.notSwept(sweepReasons['write-failed'] ?? ''))
  await user.click(screen.getByRole('button', { name: messages.sweepAgain }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})
