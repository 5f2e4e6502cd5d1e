// `npm run bench`: the product against plain GrapesJS in the same run. Prints a table and keeps it in docs/benchmarks.md.
import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionPrices } from './lib/action-prices.mjs'
import { ensureBuilt } from './lib/build-suite.mjs'
import { findChromium } from './find-chromium.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { root } from './lib/process.mjs'
import { startSuiteServer } from './lib/suite-server.mjs'

const repeats = Number(process.env.BENCH_REPEATS ?? 15)

try {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  const { path, problem } = await findChromium({ windows: true })
  if (!path) throw new Error(problem)
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright-core')
  const { measureAll, measureHandRows, toMarkdown, toTable } = await import('../e2e/bench/measure-all.mjs')
  const { inFreshProfile } = await import('../e2e/bench/profile.mjs')
  const server = await startSuiteServer()
  const options = { executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }
  const browser = await chromium.launch(options)
  const withProfile = (work) => inFreshProfile(chromium, options, work)
  try {
    const work = { browser, withProfile, url: server.url, repeats }
    // `--hands`: what a hand does by mouse and keyboard alone, printed and not kept.
    if (process.argv.includes('--hands')) console.log(toTable(await measureHandRows(work)))
    else await keep(toMarkdown(await measureAll(work), browser.version()))
  } finally {
    await browser.close()
    server.stop()
  }
} catch (error) {
  console.error(error.stack ?? error.message)
  process.exitCode = 1
}

/** Made by `npm run test:kill -- --long` and `npm run fuzz`, which take longer than anything here. */
function keptSections(text) {
  const sections = ['Kills and power cuts', 'Inputs made at random']
  return sections.map((title) => new RegExp(`\n## ${title}\n[^]*?(?=\n## |$)`).exec(text)?.[0].trimEnd() ?? '')
}

async function keep(measured) {
  const file = join(root, 'docs', 'benchmarks.md')
  const kept = keptSections(readFileSync(file, 'utf8')).join('\n')
  const table = `${measured.trimEnd()}\n${kept}\n\n${await actionPrices()}`
  console.log(table)
  writeFileSync(file, table)
}
