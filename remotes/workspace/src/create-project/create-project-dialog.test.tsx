import { createFakeNavigation, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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
