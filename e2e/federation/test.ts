import { test as base, type Page } from '@playwright/test'
import { createWorkspaceActor, type WorkspaceActor } from '../actors/workspace-actor.ts'
import { startSuite, type RunningSuite } from '../support/start-suite.ts'
import { createDeployment, type Deployment } from './deployment.ts'
import { type RemoteHost, startRemoteHost } from './remote-host.ts'

interface Fixtures {
  deployment: Deployment
  /** Serves the deployment's folder from another origin. */
  remoteHost: RemoteHost
  suite: RunningSuite
  workspace: WorkspaceActor
}

/** Each test has a deployment and servers of its own, because each breaks something. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
  deployment: async ({}, provide) => {
    const deployment = await createDeployment()
    await provide(deployment)
    await deployment.remove()
  },
  remoteHost: async ({ deployment }, provide) => {
    const host = await startRemoteHost(deployment.folder)
    await provide(host)
    await host.stop()
  },
  suite: async ({ deployment, remoteHost }, provide) => {
    const suite = await startSuite({ SUITE_FOLDER: deployment.folder, REMOTE_ORIGINS: remoteHost.origin })
    await provide(suite)
    await suite.stop()
  },
  baseURL: ({ suite }, provide) => provide(suite.url),
  workspace: ({ page }, provide) => provide(createWorkspaceActor(page)),
})

/** Everything the suite needs is in the browser: what follows works without a server. */
export async function installed(page: Page): Promise<void> {
  await page.getByText('App installed successfully').waitFor({ timeout: 60_000 })
}

export { expect } from '@playwright/test'
