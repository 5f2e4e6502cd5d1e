import { test as base } from '@playwright/test'
import { startSuite, type RunningSuite } from '../support/start-suite.ts'
import { createEditorActor, type EditorActor } from './editor-actor.ts'
import { createWorkspaceActor, type WorkspaceActor } from './workspace-actor.ts'

interface Actors {
  workspace: WorkspaceActor
  editor: EditorActor
}

/** One production server per worker process; every test has a browser context, and so a storage, of its own. */
export const test = base.extend<Actors, { suite: RunningSuite }>({
  suite: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const suite = await startSuite()
      await provide(suite)
      await suite.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ suite }, provide) => provide(suite.url),
  workspace: ({ page }, provide) => provide(createWorkspaceActor(page)),
  editor: ({ page }, provide) => provide(createEditorActor(page)),
})

export { expect } from '@playwright/test'
