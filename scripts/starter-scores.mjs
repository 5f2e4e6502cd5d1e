// `node scripts/starter-scores.mjs [name …]`: Lighthouse's four scores of every page of the exported starters, on its
// slowed phone. It is no part of `npm test`: Lighthouse brings 200 packages, and is fetched by npx when it is asked for.
// Ends with 1 where a score is below 98. A page that asks to stay unlisted, as a page of errors does, is measured without
// the audit that finds fault with that.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { root } from './lib/process.mjs'
import { serveFolder } from './lib/serve-folder.mjs'

const lighthouse = 'lighthouse@12.8.2'
const least = 98
const library = join(root, 'remotes', 'workspace', 'src', 'starters', 'library')
const command = join(root, 'scripts', 'pergola.mjs')

const { path, problem } = await findChromium()
if (!path) throw new Error(problem)
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : readdirSync(library)) await measureStarter(name)

async function measureStarter(name) {
  const out = mkdtempSync(join(tmpdir(), 'pergola-scores-'))
  const zip = join(out, 'site.zip')
  const web = join(out, 'web')
  execFileSync(process.execPath, [command, 'pack', join(library, name, 'site'), zip])
  execFileSync(process.execPath, [command, 'build', zip, web])
  const server = await serveFolder(web)
  try {
    for (const page of readdirSync(web, { recursive: true })
      .filter((file) => file.endsWith('.html'))
      .toSorted()) {
      const unlisted = /<meta[^>]*name="?robots"?[^>]*noindex/u.test(readFileSync(join(web, page), 'utf8'))
      report(`${name}/${page}`, await measurePage(`${server.url}/${page}`, unlisted, join(out, 'report.json')))
    }
  } finally {
    server.stop()
    rmSync(out, { recursive: true })
  }
}

async function measurePage(url, unlisted, file) {
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox']
  if (unlisted) flags.push('--skip-audits=is-crawlable')
  rmSync(file, { force: true })
  const child = spawn('npx', ['--yes', lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  await new Promise((resolve) => child.on('close', resolve))
  if (!existsSync(file)) throw new Error(`Lighthouse wrote no report of ${url}.\n${errors}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function report(page, { categories, audits }) {
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)])
  console.log(page.padEnd(36), scores.map(([title, score]) => `${title} ${score}`).join(', '))
  for (const { auditRefs, score } of Object.values(categories)) {
    if (score !== null && score * 100 >= least) continue
    process.exitCode = 1
    for (const { id, weight } of auditRefs)
      if (weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
        console.log(`  ${id}: ${audits[id].displayValue ?? audits[id].title}`)
  }
}
