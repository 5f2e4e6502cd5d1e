// `node scripts/starter-pictures.mjs [name …]`: draws the pictures of the starters from their first pages. The pictures are
// committed; run it when a starter changes.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { findChromium } from './find-chromium.mjs'
import { root } from './lib/process.mjs'
import { serveFolder } from './lib/serve-folder.mjs'

const library = join(root, 'remotes', 'workspace', 'src', 'starters', 'library')
const command = join(root, 'scripts', 'pergola.mjs')
/** Pixels of the window, and how much smaller the picture is: twice as large as it is shown. */
const window = { width: 1280, height: 800 }
const scale = 0.25

const { path, problem } = await findChromium({ windows: true })
if (!path) throw new Error(problem)
const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright-core')
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : readdirSync(library)) {
  const out = mkdtempSync(join(tmpdir(), 'pergola-picture-'))
  const zip = join(out, 'site.zip')
  execFileSync(process.execPath, [command, 'pack', join(library, name, 'site'), zip])
  execFileSync(process.execPath, [command, 'build', zip, join(out, 'web')])
  const server = await serveFolder(join(out, 'web'))
  const page = await browser.newPage({ viewport: window, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`${server.url}/index.html`)
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 84,
    clip: { x: 0, y: 0, ...window, scale },
  })
  writeFileSync(join(library, name, `${name}.webp`), data, 'base64')
  console.log(name)
  await page.close()
  server.stop()
  rmSync(out, { recursive: true })
}
await browser.close()
