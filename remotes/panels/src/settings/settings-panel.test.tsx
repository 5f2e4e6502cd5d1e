import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Services, SettingsService } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeCommands,
  createFakeDialogs,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { SettingsPanel } from './settings-panel.tsx'

afterEach(cleanup)

function fakeServices() {
  const fakes = { projects: createFakeProjects(), canvas: createFakeCanvas() }
  return { ...fakes, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
}

function show(
  settings: SettingsService,
  given: Partial<Pick<Services, 'projects' | 'canvas'>> = {},
  argument?: string,
) {
  const services = { ...fakeServices(), ...given }
  return { ...services, ...render(<SettingsPanel settings={settings} argument={argument} {...services} />) }
}

const autoSave = () => screen.getByRole('switch', { name: /^Save automatically/ })

test('a switch shows and changes its setting', async () => {
  const settings = createFakeSettings({ enable_auto_save: false })
  show(settings)
  expect(autoSave().getAttribute('aria-checked')).toBe('false')
  await userEvent.click(autoSave())
  expect(settings.state.getState().settings.enable_auto_save).toBe(true)
  expect(autoSave().getAttribute('aria-checked')).toBe('true')
})

test('the search has the keyboard, and finds by label, by hint and by the name that is stored', async () => {
  show(createFakeSettings())
  await userEvent.keyboard('save automatically')
  expect(screen.getAllByRole('switch')).toEqual([autoSave()])
  for (const typed of ['enable auto save', 'enable_auto_save', 'shortly after']) {
    await userEvent.clear(screen.getByLabelText('Search settings'))
    await userEvent.type(screen.getByLabelText('Search settings'), typed)
    expect(screen.getAllByRole('switch')).toEqual([autoSave()])
  }
})

test('in any number of columns, what hangs on a switch stands behind it: the switch begins a row', () => {
  show(createFakeSettings())
  const rows = within(screen.getByRole('region', { name: 'Libraries in one file' })).getAllByRole('listitem')
  const begins = rows.filter((row) => row.hasAttribute('data-begins')).map((row) => row.textContent)
  expect(begins).toEqual([expect.stringMatching(/^Join header scripts/), expect.stringMatching(/^Join footer scripts/)])
})

test('opened at a switch, it shows that switch alone until the search is cleared', async () => {
  show(createFakeSettings(), {}, 'Use Tailwind CSS')
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  await userEvent.clear(screen.getByLabelText('Search settings'))
  expect(screen.getAllByRole('switch').length).toBeGreaterThan(20)
})

test('a picture of the page is taken by the button, where there is a page to take it of', async () => {
  let isOpen = false
  const command = { name: 'page.screenshot', label: 'x', group: 'Page', when: () => isOpen, run: () => undefined }
  const commands = createFakeCommands([command])
  const settings = createFakeSettings({}, {})
  const open = () => render(<SettingsPanel {...{ settings, commands }} {...fakeServices()} />)
  const { unmount } = open()
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take Screenshot' })
  expect(button().disabled).toBe(true)
  unmount()
  isOpen = true
  open()
  await userEvent.click(button())
  expect(commands.ran).toEqual([{ name: 'page.screenshot', argument: undefined }])
})

test('the theme is chosen', async () => {
  const settings = createFakeSettings()
  show(settings)
  await userEvent.click(screen.getByRole('button', { name: 'Light' }))
  expect(settings.state.getState().theme).toBe('light')
})

test('in a project a switch is its own until it follows all projects again', async () => {
  const settings = createFakeSettings({}, {})
  show(settings)
  await userEvent.click(autoSave())
  expect(settings.state.getState()).toMatchObject({ own: { enable_auto_save: false } })
  await userEvent.click(screen.getByRole('button', { name: 'All projects' }))
  expect(autoSave().getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'This project' }))
  await userEvent.click(screen.getByRole('button', { name: 'Follow all projects: Save automatically' }))
  expect(settings.state.getState().own).toEqual({})
  expect(autoSave().getAttribute('aria-checked')).toBe('true')
})

test('all projects are changed apart from the open one', async () => {
  const settings = createFakeSettings({}, { enable_auto_save: true })
  show(settings)
  await userEvent.click(screen.getByRole('button', { name: 'All projects' }))
  await userEvent.click(autoSave())
  expect(settings.state.getState()).toMatchObject({
    defaults: { enable_auto_save: false },
    settings: { enable_auto_save: true },
  })
})

test('attributes of a joined file wait until it is joined', async () => {
  show(createFakeSettings())
  const async = () => screen.getByRole<HTMLButtonElement>('switch', { name: /^Load the footer file with async/ })
  expect(async().disabled).toBe(true)
  await userEvent.click(screen.getByRole('switch', { name: /^Join footer scripts/ }))
  expect(async().disabled).toBe(false)
})

test('what nothing uses is counted, and deleted after a question that names it', async () => {
  const projects = createFakeProjects()
  const text = '<p motion-id="mt1">a</p>'
  const id = projects.seed({ name: 'One', files: { 'editor/pages/index.html': text } })
  const opened = await projects.open(id)
  if (!opened.ok) throw new Error(opened.failure)
  const motions = { mt1: { name: 'Rise' }, mt2: { name: 'Fall' } }
  const project = { ...opened.value.project, motions }
  const files = Object.fromEntries(Object.keys(opened.value.files).map((path) => [path, text]))
  const canvas = createFakeCanvas({ project, files })
  const { dialogs, toasts } = show(createFakeSettings({}, {}), { projects, canvas })

  const section = within(await screen.findByRole('region', { name: 'Clean up' }))
  await section.findByText('1 of 2 unused')
  dialogs.answer('confirm')
  await userEvent.click(section.getByRole('button', { name: 'Clean unused motions' }))
  await section.findByText('0 of 1 unused')
  expect(dialogs.asked[0]?.message).toContain('Fall')
  expect(canvas.record.getState().project?.motions).toEqual({ mt1: { name: 'Rise' } })
  expect(toasts.shown.map(({ message }) => message)).toEqual(['Motions cleared successfully'])
  expect(canvas.state.getState().changed).toBe(false)
})

test('while a page cannot be read nothing counts as unused, and whoever asks is told which page it is', async () => {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One', files: { 'editor/pages/index.html': '<p motion-id="mt1">a</p>' } })
  const opened = await projects.open(id)
  if (!opened.ok) throw new Error(opened.failure)
  const project = { ...opened.value.project, motions: { mt1: { name: 'Rise' } } }
  // Of the files that are listed it has none.
  const canvas = createFakeCanvas({ project, files: {} })
  const { dialogs, toasts } = show(createFakeSettings({}, {}), { projects, canvas })

  const section = within(await screen.findByRole('region', { name: 'Clean up' }))
  expect(await section.findAllByText(/^editor\/pages\/index.html cannot be read/)).toHaveLength(2)
  await userEvent.click(section.getByRole('button', { name: 'Clean unused motions' }))
  await waitFor(() => expect(toasts.shown.map(({ message }) => message)).toEqual(['Faild to clean motions']))
  expect(dialogs.asked).toEqual([])
})
