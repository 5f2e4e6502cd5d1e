import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fail, succeed } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeCodeEditor,
  createFakeCommands,
  createFakeDialogs,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { CodeManager } from './code-manager.tsx'

afterEach(cleanup)

const html = '<h1>Title</h1>\n'

async function open(given: { prettier?: boolean; readOnly?: boolean; html?: string } = {}) {
  const files = {
    'editor/pages/index.html': given.html ?? html,
    'css/index.css': 'h1 { color: red }\n',
    'js/index.js': '',
  }
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One', files }))
  const services = {
    canvas: createFakeCanvas({ files }),
    projects,
    settings: createFakeSettings({ enable_prettier_for_file_editor: given.prettier ?? false }),
    toasts: createFakeToasts(),
    dialogs: createFakeDialogs(),
    codeEditor: createFakeCodeEditor(createElement),
    commands: createFakeCommands([{ name: 'project.take-over', label: 'x', run: () => undefined }]),
  }
  services.canvas.state.set({ readOnly: given.readOnly ?? false })
  services.dialogs.open({ slot: 'modal:code-manager', title: 'Page Code Manager' })
  render(<CodeManager {...services} close={() => undefined} />)
  const editor = await screen.findByLabelText<HTMLTextAreaElement>('Code of HTML')
  const type = (name: string, text: string) =>
    fireEvent.change(screen.getByLabelText(`Code of ${name}`), { target: { value: text } })
  const replaced = () => services.canvas.calls.filter(({ verb }) => verb === 'replaceFiles').map((call) => call.with[0])
  return { ...services, editor, type, replaced }
}

test('five tabs, and each shows its file', async () => {
  const { editor } = await open()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'HTML',
    'local.css',
    'local.js',
    'global.css',
    'global.js',
  ])
  expect(editor.value).toBe(html)
  await userEvent.click(screen.getByRole('tab', { name: 'local.css' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Code of local.css').value).toBe('h1 { color: red }\n')
})

test('Save writes the tabs that changed, to the byte, and their marks go', async () => {
  const { type, replaced, toasts } = await open()
  const typed = '<h1>Bread  &amp;\tbutter</h1>'
  type('HTML', typed)
  expect(screen.getByRole('tab', { name: 'not saved HTML' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.shown).toEqual([{ kind: 'success', message: 'File Saved Successfully' }]))
  expect(replaced()).toEqual([{ 'editor/pages/index.html': typed }])
  expect(screen.getByRole('tab', { name: 'HTML' })).toBeTruthy()
})

test.each(['Format', 'local.css'])('Mod+S saves with the focus on %s, too', async (name) => {
  const { type, replaced } = await open()
  type('HTML', '<h1>Bread</h1>')
  const target = screen.queryByRole('button', { name }) ?? screen.getByRole('tab', { name })
  target.focus()
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(replaced()).toEqual([{ 'editor/pages/index.html': '<h1>Bread</h1>' }]))
})

test('what is saved is laid out when the setting asks for it, and stays as typed where that fails', async () => {
  const { type, replaced, toasts, codeEditor } = await open({ prettier: true })
  codeEditor.formatted = async (text, language) =>
    language === 'css' ? fail('not-formatted', 'Unclosed block') : succeed(text.trim())
  type('HTML', '  <p>a</p>  ')
  await userEvent.click(screen.getByRole('tab', { name: 'local.css' }))
  type('local.css', 'a {')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(replaced()).toEqual([{ 'editor/pages/index.html': '<p>a</p>', 'css/index.css': 'a {' }]))
  expect(toasts.shown[0]).toEqual({
    kind: 'warning',
    message: 'local.css is not formatted: the text stays as it was. Unclosed block',
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Code of HTML').value).toBe('<p>a</p>')
})

test('a page made here is shown laid out, which changes nothing; one from elsewhere as it is', async () => {
  const { editor, replaced, codeEditor, canvas } = await open({ prettier: true })
  codeEditor.formatted = async (text) => succeed(`${text.trim()} \n`)
  await canvas.replaceFiles({ 'editor/pages/index.html': '<p>a</p>' }, 'Move')
  await waitFor(() => expect(editor.value).toBe('<p>a</p> \n'))
  expect(screen.getByRole('tab', { name: 'HTML' })).toBeTruthy()
  fireEvent.change(editor, { target: { value: '<p>ab</p>' } })
  fireEvent.change(editor, { target: { value: '<p>a</p>' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  fireEvent.change(editor, { target: { value: '<p>b</p>' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(replaced().at(-1)).toEqual({ 'editor/pages/index.html': '<p>b</p> \n' }))
})

test('it says that code is laid out, for as long as it is', async () => {
  const { settings } = await open({ prettier: true })
  expect(screen.getByText(/^Laid out when opened and saved/)).toBeTruthy()
  act(() => settings.set('enable_prettier_for_file_editor', false))
  expect(screen.queryByText(/^Laid out when opened and saved/)).toBeNull()
})

test('a save that fails keeps what was typed and says why', async () => {
  const { type, canvas, toasts } = await open()
  canvas.save = async () => fail('storage-full')
  type('HTML', '<p>kept</p>')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.shown[0]).toMatchObject({ kind: 'error', message: 'Faild To Save File' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Code of HTML').value).toBe('<p>kept</p>')
})

test('what is typed while a save or the layout is on its way stays, as not saved', async () => {
  const { type, canvas, codeEditor, editor, toasts } = await open()
  let done: () => void = () => undefined
  const later = () =>
    new Promise<void>((resolve) => {
      done = resolve
    })
  canvas.save = () => later().then(() => succeed({ revision: 1, bytes: 0 }))
  type('HTML', '<p>on')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.calls.map(({ verb }) => verb)).toContain('replaceFiles'))
  type('HTML', '<p>one')
  await act(async () => done())
  await waitFor(() => expect(toasts.shown[0]).toMatchObject({ kind: 'success' }))
  expect(editor.value).toBe('<p>one')
  expect(screen.getByRole('tab', { name: 'not saved HTML' })).toBeTruthy()

  codeEditor.formatted = (text) => later().then(() => succeed(`${text}\n`))
  await userEvent.click(screen.getByRole('button', { name: 'Format' }))
  type('HTML', '<p>one two')
  await act(async () => done())
  expect(editor.value).toBe('<p>one two')
})

test('a page above a quarter of a megabyte is not laid out, and asks for a reload', async () => {
  const { type, toasts, codeEditor } = await open({ html: '<p>x</p>', prettier: true })
  codeEditor.formatted = async () => fail('not-formatted')
  type('HTML', `<p>${'x'.repeat(0.25 * 1024 * 1024)}</p>`)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.shown.map(({ kind }) => kind)).toEqual(['success', 'info']))
})

test('code follows the canvas, but never over what was typed', async () => {
  const { canvas, type } = await open()
  await canvas.replaceFiles({ 'editor/pages/index.html': '<p>moved</p>' }, 'Move')
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Code of HTML').value).toBe('<p>moved</p>'))
  type('HTML', '<p>mine</p>')
  await canvas.replaceFiles({ 'editor/pages/index.html': '<p>theirs</p>' }, 'Move')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Code of HTML').value).toBe('<p>mine</p>')
})

test.each([
  ['cancel', '<p>mine</p>', 'not saved HTML', []],
  ['alternative', '<p>theirs</p>', 'HTML', []],
  ['confirm', '<p>mine</p>', 'HTML', [{ 'editor/pages/index.html': '<p>mine</p>' }]],
] as const)('what changed meanwhile is not overwritten unasked: %s', async (answer, text, tab, saved) => {
  const { canvas, dialogs, type, replaced, editor } = await open()
  type('HTML', '<p>mine</p>')
  await canvas.replaceFiles({ 'editor/pages/index.html': '<p>theirs</p>' }, 'Move')
  await waitFor(async () => expect(canvas.state.getState().revision).toBeGreaterThan(0))
  dialogs.answer(answer)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialogs.asked).toHaveLength(1))
  await waitFor(() => expect(editor.value).toBe(text))
  await screen.findByRole('tab', { name: tab })
  expect(replaced().slice(1)).toEqual(saved)

  // What is saved here is nobody else's change.
  type('HTML', '<p>more</p>')
  if (answer === 'cancel') return
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(replaced().at(-1)).toEqual({ 'editor/pages/index.html': '<p>more</p>' }))
  expect(dialogs.asked).toHaveLength(1)
})

test.each([
  ['cancel', false, 0],
  ['alternative', true, 0],
  ['confirm', true, 1],
] as const)('closing with unsaved code asks; %s', async (answer, closes, saves) => {
  const { dialogs, type, replaced } = await open()
  expect(await dialogs.askToClose()).toBe(true)
  dialogs.open({ slot: 'modal:code-manager', title: 'Page Code Manager' })
  type('HTML', 'x')
  dialogs.answer(answer)
  expect(await dialogs.askToClose()).toBe(closes)
  expect(dialogs.asked[0]?.message).toContain('HTML')
  expect(replaced()).toHaveLength(saves)
})

test('closing behind a save that is not finished waits for it, and does not ask', async () => {
  const { codeEditor, dialogs, type, replaced } = await open({ prettier: true })
  let finish: () => void = () => undefined
  const formatting = new Promise<void>((resolve) => {
    finish = resolve
  })
  codeEditor.formatted = (text) => formatting.then(() => succeed(text))
  type('HTML', '<p>on its way')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const closing = dialogs.askToClose()
  await act(async () => finish())
  expect(await closing).toBe(true)
  expect(dialogs.asked).toEqual([])
  expect(replaced()).toHaveLength(1)
})

test('a reader reads, is offered no save, and takes over', async () => {
  const { editor, commands } = await open({ readOnly: true })
  expect(editor.readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }))
  expect(commands.ran.map(({ name }) => name)).toEqual(['project.take-over'])
})
