import { test as base, type Page } from '@playwright/test'
import { startSuite, type RunningSuite } from '../support/start-suite.ts'
import { createEditorActor, type EditorActor } from './editor-actor.ts'
import { createWorkspaceActor, type WorkspaceActor } from './workspace-actor.ts'

interface Options {
  /**
   * Off for journeys that ask neither for the installed app nor for files of the project in the canvas: a browser
   * without service workers, as private windows of some are, does not bring the whole suite a second time.
   */
  installs: boolean
}

interface Actors {
  workspace: WorkspaceActor
  editor: EditorActor
  /** Makes a site of that name, puts the blocks into its first page one below the other, and stands in the editor. */
  startSite(name: string, ...blocks: readonly string[]): Promise<void>
}

/** On the editor's own origin only: the sandbox cannot do without. */
function forgoServiceWorker() {
  if (location.hostname === 'localhost') Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** How many times slower the editor's thread is; its workers and the browser are not, which brings races to light. */
const slowness = Number(process.env.PERGOLA_SLOW ?? 1)

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** One production server per worker process; every test has a browser context, and so a storage, of its own. */
export const test = base.extend<Actors & Options, { suite: RunningSuite }>({
  suite: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const suite = await startSuite()
      await provide(suite)
      await suite.stop()
    },
    { scope: 'worker' },
  ],
  installs: [true, { option: true }],
  baseURL: ({ suite }, provide) => provide(suite.url),
  context: async ({ context, installs }, provide) => {
    if (!installs) await context.addInitScript(forgoServiceWorker)
    if (slowness > 1) context.on('page', (page) => void slowDown(page))
    await provide(context)
  },
  workspace: ({ page }, provide) => provide(createWorkspaceActor(page)),
  editor: ({ page }, provide) => provide(createEditorActor(page)),
  startSite: ({ workspace, editor }, provide) =>
    provide(async (name, ...blocks) => {
      await workspace.open()
      await workspace.create(name)
      await editor.ready()
      for (const block of blocks) await editor.dropBlock(block)
    }),
})

export { expect } from '@playwright/test'
