import {
  createFakeDialogs,
  createFakeFolders,
  createFakeNavigation,
  createFakeProjects,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LinkedFolder } from './linked-folder.tsx'
import { WorkspaceScreen } from '../workspace-screen.tsx'

afterEach(cleanup)

function show(folders = createFakeFolders()) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Northwind' })
  folders.found = { id, files: 3, leftAlone: ['.git', 'node_modules'] }
  const services = {
    projects,
    folders,
    navigation: createFakeNavigation(),
    dialogs: createFakeDialogs(),
    toasts: createFakeToasts(),
  }
  const [project] = projects.state.getState().summaries
  if (!project) throw new Error('no project')
  // The cards of the screen are laid out by a browser alone.
  render(
    <>
      <WorkspaceScreen {...services} />
      <LinkedFolder {...services} project={project} />
    </>,
  )
  return { ...services, id }
}

const said = (toasts: { shown: readonly { message: string }[] }) => toasts.shown.map(({ message }) => message)

test('where the browser opens no folders nothing is offered', () => {
  show(createFakeFolders(false))
  expect(screen.queryByRole('button', { name: 'Open folder' })).toBeNull()
})

test('a folder is opened, its report is told, and its card says what it is linked to', async () => {
  const { toasts } = show()
  const open = screen.getByRole('button', { name: 'Open folder' })
  // Where it is decided, not when it is too late.
  expect(open.getAttribute('aria-description')).toContain('A site exported by Pergola opens as plain pages')
  await userEvent.click(open)
  await screen.findByText('Folder site')
  expect(screen.getByText('the words for in-step')).toBeTruthy()
  expect(said(toasts)).toEqual(['Folder opened as a project: 3 files', 'Left alone in the folder: .git, node_modules'])
})

test('a folder that cannot be opened says why; one that was not chosen says nothing', async () => {
  const { folders, toasts } = show()
  folders.failure = 'folder-linked'
  await userEvent.click(screen.getByRole('button', { name: 'Open folder' }))
  expect(toasts.shown).toMatchObject([{ detail: 'This folder is open as a project already.' }])
  folders.failure = 'cancelled'
  await userEvent.click(screen.getByRole('button', { name: 'Open folder' }))
  expect(toasts.shown).toHaveLength(1)
})

test('it is synced and unlinked from its card', async () => {
  const { folders, id } = show()
  act(() => folders.link({ projectId: id, name: 'my site', phase: 'failed', failure: 'folder-missing' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sync Northwind with folder' }))
  expect(folders.synced).toEqual([id])
  expect(screen.getByText('the words for failed')).toBeTruthy()
  folders.agrees = false
  await userEvent.click(screen.getByRole('button', { name: 'Unlink the folder of Northwind' }))
  expect(folders.state.getState().links).toHaveLength(1)
  folders.agrees = true
  await userEvent.click(screen.getByRole('button', { name: 'Unlink the folder of Northwind' }))
  await waitFor(() => expect(screen.queryByText('Folder my site')).toBeNull())
})
