import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { firefoxPath } from '../browser-paths.mjs'
import { serveHarness } from '../serve.mjs'
import type { CaseReport } from './page.ts'

const firefox = firefoxPath()
/** Every contract in a browser of its own, beside all other tests: a minute on a machine that has nothing else to do. */
const patience = 600_000

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

test.skipIf(!firefox)('the real services keep their contracts in Firefox', { timeout: patience }, async () => {
  const profile = await mkdtemp(join(tmpdir(), 'pergola-firefox-'))
  let hear: (reports: CaseReport[]) => void
  const heard = new Promise<CaseReport[]>((resolve) => {
    hear = resolve
  })
  const served = await serveHarness({
    root: fileURLToPath(new URL('.', import.meta.url)),
    async respond(request, response) {
      if (request.url !== '/report') return false
      hear(JSON.parse(await bodyOf(request)) as CaseReport[])
      response.writeHead(204).end()
      return true
    },
  })
  const browser = spawn(firefox ?? '', ['--headless', '--no-remote', '--profile', profile, served.url], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  })
  const exited = new Promise((resolve) => browser.once('exit', resolve))
  try {
    const reports = await heard
    expect(reports.filter(({ problem }) => problem !== null)).toEqual([])
    expect(reports.length).toBeGreaterThan(15)
  } finally {
    browser.kill('SIGKILL')
    await exited
    await served.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
