import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { test as base, type TestInfo } from '@playwright/test'
import { startSuite, type RunningSuite } from '../support/start-suite.ts'
import { launchWebKit, type WebKitBrowser } from './webkit-browser.ts'

interface Actors {
  /** A folder where a browser keeps its data; it goes with the test. */
  folder: string
  /** Starts a browser on the folder, anew after a kill. Ended with the test. */
  launch(): Promise<WebKitBrowser>
}

interface Surroundings {
  suite: RunningSuite
  /** An X server that nobody sees. */
  display: string
}

async function startDisplay() {
  const size = ['-screen', '0', '1600x1000x24']
  const server = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface(server.stdio[3] as Readable))
    return { display: `:${line.trim()}`, stop: () => server.kill() }
  throw new Error('startDisplay: Xvfb ended before it said its display')
}

/** What stood on the screen when the test failed. */
async function picture(browser: WebKitBrowser, testInfo: TestInfo) {
  const taken = await browser.command('GET', '/screenshot').catch(() => null)
  if (typeof taken === 'string') await writeFile(testInfo.outputPath('screen.png'), Buffer.from(taken, 'base64'))
}

/** The runner and the server of every journey, without the runner's own browsers. */
export const test = base.extend<Actors, Surroundings>({
  suite: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const suite = await startSuite()
      await provide(suite)
      await suite.stop()
    },
    { scope: 'worker' },
  ],
  display: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const { display, stop } = await startDisplay()
      await provide(display)
      stop()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'pergola-webkit-'))
    await provide(folder)
    await rm(folder, { recursive: true, force: true })
  },
  launch: async ({ folder, display }, provide, testInfo) => {
    const started: WebKitBrowser[] = []
    await provide(async () => {
      const browser = await launchWebKit(folder, display)
      started.push(browser)
      return browser
    })
    const last = started.at(-1)
    if (last && testInfo.status !== testInfo.expectedStatus) await picture(last, testInfo)
    await Promise.all(started.map((browser) => browser.kill()))
  },
})

export { expect } from '@playwright/test'
