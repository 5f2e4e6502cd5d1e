// `npm run screenshots`: pictures of every screen into docs/screenshots.
// `--only name,name` takes the scenes with these names only; `--url address` uses a server that runs already.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './find-chromium.mjs'
import { ensureBuilt } from './lib/build-suite.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { root } from './lib/process.mjs'
import { startSuiteServer } from './lib/suite-server.mjs'

const folder = join(root, 'docs', 'screenshots')

async function openServer(url) {
  if (url) return { url: url.replace(/\/$/, ''), stop: () => {} }
  await ensureBuilt()
  return startSuiteServer()
}

async function openBrowser() {
  const { path, problem } = await findChromium({ windows: true })
  if (!path) throw new Error(problem)
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright-core')
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
}

try {
  const { values } = parseArgs({ options: { only: { type: 'string' }, url: { type: 'string' } } })
  requireNode()
  await ensureInstalled()
  const { takeAll } = await import('./screenshots/take-all.mjs')
  const server = await openServer(values.url)
  const browser = await openBrowser()
  try {
    await takeAll({ browser, url: server.url, folder, only: values.only?.split(',') })
  } finally {
    await browser.close()
    server.stop()
  }
} catch (error) {
  console.error(error.stack ?? error.message)
  process.exitCode = 1
}
