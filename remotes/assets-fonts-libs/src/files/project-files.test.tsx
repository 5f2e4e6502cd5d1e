import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createFakeAssets, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { fileMessages as messages } from './messages.ts'
import { newPathProblem } from './new-path.ts'
import { FilesManager } from './files-manager.tsx'
import { ProjectFiles } from './project-files.tsx'

// Nothing is laid out here: without a height the list shows no line.
const height = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight') ?? { value: 0 }
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 })
afterAll(() => Object.defineProperty(HTMLElement.prototype, 'clientHeight', height))
afterEach(cleanup)

async function show(role: 'writer' | 'reader' = 'writer') {
  const projects = createFakeProjects()
  const files = { 'notes.txt': 'one', 'img/a.svg': '<svg/>', 'img/b.png': 'b' }
  const id = projects.seed({ name: 'One', files })
  await projects.open(id)
  projects.setRole(role)
  const services = { projects, assets: createFakeAssets(), dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  const opened: string[] = []
  render(<ProjectFiles {...services} onOpen={(path) => opened.push(path)} />)
  const stored = () => Object.keys(projects.state.getState().open?.files ?? {})
  const row = (name: string) => screen.findByRole('treeitem', { name })
  const press = async (name: string, key: string) => fireEvent.keyDown(await row(name), { key })
  return { ...services, opened, stored, row, press }
}

const type = async (label: string, name: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), `${name}{Enter}`)
}

test('who comes back from a file stands at its line, in its folder', async () => {
  const { projects } = await show()
  cleanup()
  const services = { projects, assets: createFakeAssets(), dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  render(<FilesManager {...services} at="img/a.svg" onOpen={() => {}} />)
  const line = await screen.findByRole('treeitem', { name: 'a.svg' })
  await waitFor(() => expect(document.activeElement).toBe(line))
})

test('F2 renames a file, and a folder with all that is in it', async () => {
  const { row, press, stored } = await show()
  fireEvent.focus(await row('notes.txt'))
  await press('notes.txt', 'F2')
  await type(messages.newName, 'words.txt')
  await waitFor(() => expect(stored()).toContain('words.txt'))
  fireEvent.focus(await row('img'))
  await press('img', 'F2')
  await type(messages.newName, 'pictures')
  await waitFor(() => expect(stored()).toEqual(expect.arrayContaining(['pictures/a.svg', 'pictures/b.png'])))
  expect(stored()).not.toContain('img/a.svg')
})

test('a new file is made in a new folder, which is stored with it', async () => {
  const { stored, row } = await show()
  fireEvent.focus(await row('img'))
  await userEvent.click(screen.getByRole('button', { name: messages.newFolder }))
  await type(messages.name, 'deep')
  await row('deep')
  expect(stored().some((path) => path.startsWith('img/deep'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: messages.newFile }))
  await type(messages.name, 'read me.md')
  await waitFor(() => expect(stored()).toContain('img/deep/read me.md'))
})

test('what is made goes to the project folder until a line is chosen, and again after a click beside all lines', async () => {
  const { stored, row } = await show()
  await row('img')
  await userEvent.click(screen.getByRole('button', { name: messages.newFile }))
  await type(messages.name, 'robots.txt')
  await waitFor(() => expect(stored()).toContain('robots.txt'))
  fireEvent.focus(await row('img'))
  screen.getByText(messages.into('img/'))
  await userEvent.click(screen.getByRole('tree'))
  screen.getByText(messages.into(''))
})

test('a line dropped on a folder moves into it, as one that is given another folder by its keys', async () => {
  const { row, press, stored, toasts } = await show()
  const dataTransfer = { setData: () => undefined, files: [] }
  fireEvent.dragStart(await row('notes.txt'), { dataTransfer })
  fireEvent.drop(await row('img'), { dataTransfer })
  await waitFor(() => expect(stored()).toContain('img/notes.txt'))
  expect(stored()).not.toContain('notes.txt')
  fireEvent.focus(await row('notes.txt'))
  await press('notes.txt', 'F2')
  await userEvent.click(screen.getByRole('combobox', { name: messages.folder }))
  await userEvent.click(screen.getByRole('option', { name: messages.projectFolder }))
  await userEvent.click(screen.getByRole('button', { name: messages.renameLabel }))
  await waitFor(() => expect(stored()).toContain('notes.txt'))
  fireEvent.dragStart(await row('img'), { dataTransfer })
  fireEvent.drop(await row('a.svg'), { dataTransfer })
  expect(toasts.shown.map(({ message }) => message)).toEqual([messages.moved, messages.moved])
})

test('what is dragged onto a name that is taken, or a folder into itself, stays and says why', () => {
  const files = ['a.txt', 'dir/a.txt', 'dir/in/b.txt']
  const project = { pages: {} } as never
  const problem = (path: string, leaving: string) => newPathProblem({ path, files, project, leaving })
  expect(problem('dir/a.txt', 'a.txt')).toBe(messages.taken('a.txt'))
  expect(problem('dir/in/dir', 'dir/')).toBe(messages.intoItself)
  expect(problem('in', 'dir/in/')).toBeNull()
})

test('the keyboard goes on where a deleted line stood', async () => {
  const { row, press, stored, dialogs } = await show()
  await userEvent.click(await row('img'))
  ;(await row('a.svg')).focus()
  dialogs.answer('confirm')
  await press('a.svg', 'Delete')
  await waitFor(() => expect(stored()).not.toContain('img/a.svg'))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('b.png'))
})

test('a drawing is looked at first and can be edited as the text it is', async () => {
  const { row, opened } = await show()
  await userEvent.click(await row('img'))
  await userEvent.dblClick(await row('a.svg'))
  await screen.findByRole('complementary', { name: messages.preview('a.svg') })
  expect(opened).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: messages.editAsCode }))
  expect(opened).toEqual(['img/a.svg'])
})

test('a reader changes nothing and is told why', async () => {
  const { row, press, toasts, stored } = await show('reader')
  fireEvent.focus(await row('notes.txt'))
  await press('notes.txt', 'F2')
  await press('notes.txt', 'Delete')
  expect(toasts.shown.map(({ message }) => message)).toEqual([messages.readOnly, messages.readOnly])
  expect(stored()).toContain('notes.txt')
})

test('files dropped on a folder go into it', async () => {
  const { row, assets } = await show()
  const folders: (string | undefined)[] = []
  const { upload } = assets
  assets.upload = (files, work) => {
    folders.push(work?.folder)
    return upload(files, work)
  }
  const dataTransfer = { files: [new File(['x'], 'x.txt')] }
  fireEvent.drop(await row('img'), { dataTransfer })
  fireEvent.drop(await row('notes.txt'), { dataTransfer })
  await waitFor(() => expect(folders).toEqual(['img/', '']))
})

const project = { pages: {} } as never

test.each([
  ['a.txt', messages.taken('a.txt')],
  ['A.TXT', messages.taken('A.TXT')],
  ['a.txt/b', messages.insideFile('a.txt')],
  ['dir', messages.taken('dir')],
  ['', messages.nameEmpty],
  ['dir/', messages.nameEmpty],
  ['con', messages.problems.segment],
  ['..', messages.problems.traversal],
  ['a?b', messages.problems.character],
  ['editor/x.html', messages.keptEditor],
  ['Editor', messages.keptEditor],
  ['x'.repeat(121), messages.problems['too-long']],
  ['fine name.txt', null],
])('%s as a new name: %s', (path, expected) => {
  expect(newPathProblem({ path, files: ['a.txt', 'dir/b.txt'], project })).toBe(expected)
})
