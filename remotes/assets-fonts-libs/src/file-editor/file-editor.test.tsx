import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { limits, succeed } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeCodeEditor,
  createFakeCommands,
  createFakeDialogs,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
  createFile,
} from '@pergola/contracts/testing'
import type { FileEditorServices } from './file-editor-services.ts'
import { FileEditor } from './file-editor.tsx'
import { languageOf, mayBeText } from './read-file-text.ts'

afterEach(cleanup)

async function open(
  path: string | undefined,
  given: { bytes?: Uint8Array; withCanvas?: boolean; filesBeside?: FileEditorServices['filesBeside'] } = {},
) {
  const files = { 'notes.txt': 'one\r\ntwo', 'a.json': '{"a":1}' }
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One', files })
  await projects.open(id)
  if (given.bytes && path) await projects.writeFile(path, createFile(path, given.bytes))
  const canvas = createFakeCanvas({ files })
  const services = {
    projects,
    dialogs: createFakeDialogs(),
    toasts: createFakeToasts(),
    settings: createFakeSettings({ enable_prettier_for_file_editor: true }),
    codeEditor: createFakeCodeEditor(createElement),
    commands: createFakeCommands([{ name: 'project.take-over', label: 'x', run: () => undefined }]),
    ...(given.withCanvas ? { canvas } : {}),
    ...(given.filesBeside && { filesBeside: given.filesBeside }),
  }
  const backs: string[] = []
  render(<FileEditor {...services} argument={path} onBack={() => backs.push('back')} />)
  const type = async (text: string) =>
    fireEvent.change(await screen.findByLabelText(`Text of ${path}`), { target: { value: text } })
  const stored = async (file: string) => {
    const read = await projects.readText(file)
    return read.ok ? read.value : null
  }
  return { ...services, canvas, backs, type, stored }
}

test('what is typed is saved to the byte, and said', async () => {
  const { type, stored, toasts } = await open('notes.txt')
  await type('one\r\n2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.shown).toEqual([{ kind: 'success', message: 'File Saved Successfully' }]))
  expect(await stored('notes.txt')).toBe('one\r\n2')
})

test('what follows from a text is saved with it, as one step', async () => {
  const { type, canvas } = await open('notes.txt', {
    withCanvas: true,
    filesBeside: async (path, text) => ({ 'types/notes.d.ts': `${path}: ${text}` }),
  })
  const replace = vi.spyOn(canvas, 'replaceFiles')
  await type('1')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1))
  expect(replace.mock.calls[0]?.[0]).toEqual({ 'types/notes.d.ts': 'notes.txt: 1', 'notes.txt': '1' })
})

test('what is typed while the layout is on its way stays', async () => {
  const { type, codeEditor } = await open('a.json')
  let done: () => void = () => undefined
  const formatting = new Promise<void>((resolve) => {
    done = resolve
  })
  codeEditor.formatted = (text) => formatting.then(() => succeed(`${text} laid out`))
  await type('[1]')
  await userEvent.click(screen.getByRole('button', { name: 'Format' }))
  await type('[1, 2]')
  await act(async () => done())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text of a.json').value).toBe('[1, 2]')
})

test('with a page open the edit goes by its history', async () => {
  const { type, canvas } = await open('notes.txt', { withCanvas: true })
  await type('three')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.calls.map(({ verb }) => verb)).toEqual(['replaceFiles', 'save']))
  expect(canvas.calls[0]?.with).toEqual([{ 'notes.txt': 'three' }, 'Edit notes.txt'])
})

test('with a page open that nobody can edit as it stands, the text is stored and the page read again', async () => {
  const { type, canvas, stored } = await open('notes.txt', { withCanvas: true })
  const { getState } = canvas.state
  canvas.state.getState = () => ({ ...getState(), readOnly: true })
  await type('mended')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.calls.map(({ verb }) => verb)).toEqual(['reload']))
  expect(await stored('notes.txt')).toBe('mended')
})

test('a text that nobody typed in follows what another tab stores', async () => {
  const { projects, canvas, backs, dialogs } = await open('notes.txt', { withCanvas: true })
  const editor = await screen.findByLabelText<HTMLTextAreaElement>('Text of notes.txt')
  await canvas.replaceFiles({ 'notes.txt': 'theirs' }, 'Edit')
  await act(() => projects.writeFile('other.txt', createFile('other.txt', Uint8Array.of(0x61))))
  await waitFor(() => expect(editor.value).toBe('theirs'))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect([dialogs.asked, backs]).toEqual([[], ['back']])
})

test.each([
  ['cancel', 'mine', 'theirs'],
  ['alternative', 'theirs', 'theirs'],
  ['confirm', 'mine', 'mine'],
] as const)('what was stored meanwhile is not overwritten unasked: %s', async (answer, shown, kept) => {
  const { projects, dialogs, type, stored } = await open('notes.txt')
  await type('mine')
  await act(() => projects.writeFile('notes.txt', createFile('notes.txt', new TextEncoder().encode('theirs'))))
  const editor = await screen.findByLabelText<HTMLTextAreaElement>('Text of notes.txt')
  expect(editor.value).toBe('mine')
  dialogs.answer(answer)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialogs.asked).toHaveLength(1))
  await waitFor(() => expect(editor.value).toBe(shown))
  await waitFor(async () => expect(await stored('notes.txt')).toBe(kept))
})

test('a tab that only reads keeps what was typed, says so, and takes over', async () => {
  const { projects, commands, type } = await open('notes.txt')
  await type('mine')
  act(() => projects.setRole('reader'))
  expect(screen.getByText(/waits until you take over/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }))
  expect(commands.ran.map(({ name }) => name)).toEqual(['project.take-over'])
  act(() => projects.setRole('writer'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text of notes.txt').value).toBe('mine')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false)
})

test('a save that fails keeps the text and says why', async () => {
  const { type, projects, toasts } = await open('notes.txt')
  projects.failNext('save', 'storage-full')
  await type('three')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.shown[0]).toMatchObject({ kind: 'error', message: 'Faild To Save File' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text of notes.txt').value).toBe('three')
})

test.each([
  ['bytes that are not UTF-8', Uint8Array.of(0x89, 0x50, 0xff, 0xfe), 'This file is not text'],
  ['bytes with a zero', Uint8Array.of(0x61, 0, 0x62), 'This file is not text'],
  ['too many bytes', new Uint8Array(limits.fileEditorBytes + 1).fill(0x61), 'This file is too large to edit here'],
])('%s are not opened', async (_rule, bytes, message) => {
  await open('data.txt', { bytes })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a file that is gone says so, and Back leads to the files', async () => {
  const { backs } = await open('gone.txt')
  await screen.findByText('File is not founded')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(backs).toEqual(['back'])
})

test('without a file it leads to the files', async () => {
  const { backs } = await open(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Open the Files Manager' }))
  expect(backs).toEqual(['back'])
})

test('Back and closing ask while something is unsaved', async () => {
  const { backs, type, dialogs } = await open('notes.txt')
  await type('three')
  dialogs.answer('cancel')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(backs).toEqual([])
  dialogs.answer('alternative')
  expect(await dialogs.askToClose()).toBe(true)
})

test('Back behind a save that is not finished waits for it, and does not ask', async () => {
  const { backs, type, codeEditor, stored, dialogs } = await open('a.json')
  let finish: () => void = () => undefined
  const formatting = new Promise<void>((resolve) => {
    finish = resolve
  })
  codeEditor.formatted = (text) => formatting.then(() => succeed(text))
  await type('[1]')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect([dialogs.asked, backs]).toEqual([[], []])
  await act(async () => finish())
  await waitFor(() => expect(backs).toEqual(['back']))
  expect(await stored('a.json')).toBe('[1]')
})

test('the language goes by the name', () => {
  expect(['a/B.HTML', 'x.webmanifest', 'y.min.js', 'LICENSE'].map(languageOf)).toEqual(['html', 'json', 'js', 'text'])
  expect(['a.svg', 'photo.JPG', 'font.woff2'].map(mayBeText)).toEqual([true, false, false])
})
