// `npm run dev` as a newcomer uses it: the workspace appears, and a changed line is seen without a reload of the page.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../find-chromium.mjs'
import { freeRange } from '../lib/ports.mjs'
import { root } from '../lib/process.mjs'

// A first start prepares the dependencies of six servers, on a machine that does other work beside it.
const startTime = 180_000
const seenTime = 60_000
const writeAgainTime = 5_000

/** Sources whose label is changed for a moment, and what shows that label. */
const labels = [
  { file: 'remotes/workspace/src/messages.ts', label: 'New site', changed: 'Changed in a remote', role: 'button' },
  {
    file: 'hosts/shell/src/palette/messages.ts',
    label: 'Command palette',
    changed: 'Changed in the shell',
    role: 'combobox',
  },
]

function startDevelopment(port) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => child.on('close', resolve))
  return {
    output: () => Buffer.concat(chunks).toString('utf8'),
    ended: ended.then((code) => Promise.reject(new Error(`npm run dev ended by itself, code ${code}`))),
    stop: () => (child.kill('SIGTERM'), ended),
  }
}

/** The first start may reload the page while it prepares dependencies, and may refuse connections before. */
async function openWorkspace(page, url) {
  const until = Date.now() + startTime
  for (;;) {
    try {
      await page.goto(url)
      await page.getByRole('button', { name: 'New site' }).waitFor({ timeout: seenTime })
      return
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/**
 * Writes the changed label until it is shown: a server that has just started may not watch the file yet. Puts the file
 * back whatever happens, since the working tree belongs to whoever runs the check.
 */
async function showChangedLabel(page, { file, label, changed, role }) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(`'${label}'`))
    throw new Error(`${file} has no label '${label}' any more: name another in this check.`)
  const isShown = (name, timeout) => page.getByRole(role, { name, includeHidden: true }).waitFor({ timeout })
  const until = Date.now() + seenTime
  try {
    for (;;) {
      writeFileSync(path, text.replace(`'${label}'`, `'${changed}'`))
      const problem = await isShown(changed, writeAgainTime).catch((error) => error)
      if (!problem) break
      if (await wasReloaded(page)) throw new Error('The page was loaded anew.')
      if (Date.now() > until) throw problem
    }
  } finally {
    writeFileSync(path, text)
  }
  await isShown(label, seenTime)
}

const wasReloaded = (page) => page.evaluate(() => !globalThis.notReloaded)

async function seeChangedLabels(page) {
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }))
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor({ timeout: seenTime })
  for (const label of labels) await showChangedLabel(page, label)
  if (await wasReloaded(page)) throw new Error('The page was loaded anew.')
}

/** A first start may load the page anew once or twice while it prepares dependencies; a changed line never does. */
async function seeWithoutReload(page, url) {
  for (let reloads = 0; ; reloads += 1) {
    await openWorkspace(page, url)
    try {
      return await seeChangedLabels(page)
    } catch (error) {
      if (reloads === 2 || !(await wasReloaded(page))) throw error
    }
  }
}

export async function checkDevelopment() {
  const { path, problem } = await findChromium()
  if (!path) return { passed: 0, failed: 1, output: problem }
  const { chromium } = await import('playwright-core')
  const port = await freeRange(10)
  const development = startDevelopment(port)
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await Promise.race([seeWithoutReload(page, `http://localhost:${port}`), development.ended])
    return { passed: 1, failed: 0, output: '' }
  } catch (error) {
    return { passed: 0, failed: 1, output: `${development.output()}\n${error.stack}` }
  } finally {
    await browser.close()
    await development.stop()
  }
}
