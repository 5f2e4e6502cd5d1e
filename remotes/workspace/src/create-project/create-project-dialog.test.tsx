import { messages } from '../messages.ts'
import { createFakeNavigation, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createProject } from './create-project.ts'
import { CreateProjectDialog } from './create-project-dialog.tsx'

afterEach(cleanup)

test('while a project is made, that is told', async () => {
  const toasts = createFakeToasts()
  const services = { projects: createFakeProjects(), navigation: createFakeNavigation(), toasts }
  render(<CreateProjectDialog open onClose={() => undefined} {...services} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Project Name' }), 'Bakery')
  await userEvent.click(screen.getByRole('button', { name: 'Create Project' }))
  await waitFor(() => expect(services.projects.state.getState().summaries).toHaveLength(1))
  expect(toasts.shown).toEqual([{ kind: 'loading', message: 'Init Project' }])
  await waitFor(() => expect(toasts.loadingNow).toEqual([]))
})

function openDialog(projects = createFakeProjects()) {
  const services = { projects, navigation: createFakeNavigation(), toasts: createFakeToasts() }
  render(<CreateProjectDialog open onClose={() => undefined} {...services} />)
  return services
}

test('a name and Enter make a blank site, before the starters have come', async () => {
  const { projects } = openDialog()
  await userEvent.type(screen.getByRole('textbox', { name: 'Project Name' }), 'Bakery{Enter}')
  await waitFor(() => expect(projects.state.getState().summaries).toMatchObject([{ name: 'Bakery', pages: 1 }]))
})

test('blank stands first and is chosen, and the arrows lead on to the starters', async () => {
  openDialog()
  const cards = await screen.findAllByRole('radio')
  expect(cards[0]).toBe(screen.getByRole('radio', { name: 'Blank' }))
  expect(cards[0]).toHaveProperty('checked', true)
  expect(cards.length).toBeGreaterThan(1)
})

test('a frame without starters offers a blank site alone', () => {
  openDialog({ ...createFakeProjects(), createFrom: undefined } as never)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('button', { name: 'Create Project' })).toBeTruthy()
})

test('a starter that cannot be fetched makes nothing and is said', async () => {
  const projects = createFakeProjects()
  const starter = { id: 'gone', label: 'Gone', about: '', picture: '', zip: 'http://127.0.0.1:1/gone.zip' }
  const named = { name: 'Bakery', description: '', starter }
  expect(await createProject(projects, named)).toEqual({ ok: false, failure: 'not-fetched' })
  expect(await createProject(projects, { ...named, name: ' ' })).toEqual({ ok: false, failure: 'name-empty' })
  expect(projects.state.getState().summaries).toEqual([])
  expect(messages.starterMissing).toContain('start blank')
})
