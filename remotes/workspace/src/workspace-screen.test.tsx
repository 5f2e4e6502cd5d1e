import { cleanup, render, screen } from '@testing-library/react'
import type { ProjectsState } from '@pergola/contracts'
import {
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeToasts,
  createState,
} from '@pergola/contracts/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messages } from './messages.ts'
import { WorkspaceScreen } from './workspace-screen.tsx'

afterEach(cleanup)

async function shown(state: Partial<ProjectsState>) {
  const projects = createFakeProjects()
  const now = createState<ProjectsState>({ phase: 'loading', summaries: [], open: null, storage: null })
  const services = {
    projects: { ...projects, state: now, refresh: async () => now.set(state) },
    navigation: createFakeNavigation(),
    dialogs: createFakeDialogs(),
    toasts: createFakeToasts(),
  }
  render(<WorkspaceScreen {...services} />)
  await vi.waitFor(() => expect(now.getState()).toMatchObject(state))
  return { says: (text: string) => screen.queryByText(text) !== null }
}

describe('a workspace without a project', () => {
  test('says so once the search for lost ones has ended', async () => {
    expect((await shown({ phase: 'ready', recovery: 'done' })).says(messages.empty)).toBe(true)
  })

  test('says that projects are recovered as long as that search goes on', async () => {
    const { says } = await shown({ phase: 'ready', recovery: 'running' })
    expect([says(messages.empty), says(messages.recovering)]).toEqual([false, true])
  })

  test.each([
    ['not everything could be looked at', { phase: 'ready', recovery: 'failed' }, messages.recoveryFailed],
    ['the list could not be read', { phase: 'failed' }, messages.listFailed],
  ] as const)('says that %s, and offers to try again', async (_what, state, text) => {
    const { says } = await shown(state)
    expect([says(messages.empty), says(text), says(messages.tryAgain)]).toEqual([false, true, true])
  })
})
