import {
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeShares,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createProjectActions, type ProjectActionServices } from './project-actions.ts'
import { ProjectCard } from './project-card.tsx'

afterEach(cleanup)

function show(brought: Partial<ProjectActionServices>) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Bakery' })
  const [project] = projects.state.getState().summaries
  if (!project) throw new Error('the fake has no project')
  const services = {
    projects,
    navigation: createFakeNavigation(),
    dialogs: createFakeDialogs(),
    toasts: createFakeToasts(),
    ...brought,
  }
  const actions = createProjectActions(services)
  render(<ProjectCard project={project} projects={projects} actions={actions} folder={null} now={0} />)
  return id
}

test('a site is shared from its card: the frame asks about that one', async () => {
  const shares = createFakeShares()
  const id = show({ shares })
  await userEvent.click(screen.getByRole('button', { name: 'Share Bakery' }))
  expect(shares.state.getState().offered).toEqual({ id, name: 'Bakery' })
})

test('a frame that asks about no other site than the open one has no Share on its cards', () => {
  const { offer: _, ...shares } = createFakeShares()
  show({ shares })
  expect(screen.queryByRole('button', { name: 'Share Bakery' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Export Bakery' })).toBeTruthy()
})
