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
  const { measureAll, toMarkdown } = await import('../e2e/bench/measure-all.mjs')
  const { inFreshProfile } = await import('../e2e/bench/profile.mjs')
  const server = await startSuiteServer()
  const options = { executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }
  const browser = await chromium.launch(options)
  const withProfile = (work) => inFreshProfile(chromium, options, work)
  try {
    const all = await measureAll({ browser, withProfile, url: server.url, repeats })
    const measured = toMarkdown(all, browser.version())
    const file = join(root, 'docs', 'benchmarks.md')
    // Made by `npm run test:kill -- --long`, which takes longer than anything here.
    const [kills = ''] = /\n## Kills and power cuts\n[^]*?(?=\n## |$)/.exec(readFileSync(file, 'utf8')) ?? []
    const table = `${measured.trimEnd()}\n${kills.trimEnd()}\n\n${await actionPrices()}`
    console.log(table)
    writeFileSync(file, table)
  } finally {
    await browser.close()
    server.stop()
  }
} catch (error) {
  console.error(error.stack ?? error.message)
  process.exitCode = 1
}
