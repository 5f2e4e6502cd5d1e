import { succeed } from '@pergola/contracts'
import type { ProjectUse, StoragePart, StorageUse } from '@pergola/contracts'
import { createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ProjectRow } from './project-row.tsx'
import { StorageSpace } from './storage-space.tsx'
import { useStorageUse } from './use-storage-use.ts'
import type { SpaceServices } from './use-storage-use.ts'

afterEach(cleanup)

const megabyte = 1_000_000

function used(projects: readonly ProjectUse[], more: Partial<StorageUse> = {}): StorageUse {
  return { projects, packed: 0, offline: 0, reserve: 0, total: 10 * megabyte, ...more }
}

const bakery = { id: '1', name: 'Bakery', inited: true, files: 3 * megabyte, history: megabyte }
const half = (id: string) => ({ id, name: 'Half', inited: false, files: 2 * megabyte, history: 0 })

/** The rows without the list around them, which draws those in view alone: here nothing has a size. */
function Rows(services: SpaceServices) {
  const { use, actions } = useStorageUse(services)
  return use?.projects.map((project) => (
    <ProjectRow key={project.id} project={project} isOpen={project.id === 'open'} actions={actions} />
  ))
}

/** The screen over a storage that counts what is given; every deletion is noted. */
function show(use: StorageUse) {
  const deleted: (string | StoragePart)[] = []
  let now = use
  const projects = Object.assign(createFakeProjects(), {
    storageUse: async () => succeed(now),
    remove: async (id: string) => {
      deleted.push(id)
      now = { ...now, projects: now.projects.filter((project) => project.id !== id) }
      return succeed()
    },
    freeStorage: async (part: StoragePart) => {
      deleted.push(part)
      return succeed()
    },
  })
  const dialogs = createFakeDialogs()
  const toasts = createFakeToasts()
  const services = { projects, dialogs, toasts }
  render(
    <>
      <StorageSpace {...services} />
      <Rows {...services} />
    </>,
  )
  return { deleted, dialogs, toasts, projects }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('what takes the space', () => {
  test('says what each project takes, and what is none', async () => {
    show(used([bakery], { packed: 2 * megabyte, pictures: megabyte }))
    expect(await screen.findByText('4 MB', { selector: 'div > span' })).toBeDefined()
    expect(screen.getByText('1 MB of it history')).toBeDefined()
    const others = within(screen.getByRole('list', { name: 'Beside projects' }))
    expect(others.getAllByRole('listitem').map(({ children }) => children[1]?.textContent)).toEqual([
      '2 MB',
      '0 kB',
      '1 MB',
      '0 kB',
      '3 MB',
    ])
  })

  test('deletes a project after a question, and counts anew', async () => {
    const { deleted, dialogs, toasts } = show(used([bakery]))
    dialogs.answer('confirm')
    await press('Delete Bakery')
    await waitFor(() => expect(screen.queryByText('Bakery')).toBeNull())
    expect([deleted, toasts.shown.map(({ message }) => message)]).toEqual([['1'], ['4 MB given back']])
  })

  test('deletes nothing where the question is answered with no', async () => {
    const { deleted, dialogs } = show(used([bakery]))
    dialogs.answer('cancel')
    await press('Delete Bakery')
    expect(deleted).toEqual([])
  })

  test('does not delete the project that is open under its editor', async () => {
    const { deleted } = show(used([{ ...bakery, id: 'open' }]))
    await press(/^This project is open here/)
    expect(deleted).toEqual([])
  })

  test('deletes all that was never finished at once', async () => {
    const { deleted, dialogs } = show(used([bakery, half('2'), half('3')]))
    dialogs.answer('confirm')
    await press('Delete all 2 unfinished')
    await waitFor(() => expect(deleted).toEqual(['2', '3']))
  })

  test('gives up packed zips without a question: they are made again', async () => {
    const { deleted } = show(used([], { packed: megabyte }))
    await press('Delete Packed zips')
    expect(deleted).toEqual([{ kind: 'packed' }])
  })
})
