// `npm test`: everything that must hold, in the order in which a mistake shows fastest.
// `npm test -- lint "dead code"` runs the named steps only.
import { ensureInstalled, requireNode } from './lib/install.mjs'

const single = async (work) => {
  const { code, output } = await work
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** The checks use what the install brings, so they are read after it. */
async function readSteps() {
  const { runTool } = await import('./lib/process.mjs')
  const { runTurboTask } = await import('./checks/turbo-task.mjs')
  const { checkBoundaries } = await import('./checks/boundaries.mjs')
  const { checkContractSnapshot } = await import('./checks/contract-snapshot.mjs')
  const { checkContractDuplicates } = await import('./checks/contract-duplicates.mjs')
  const { runAudit } = await import('./checks/audit.mjs')
  const { runUnitTests } = await import('./checks/unit-tests.mjs')
  const { buildSuite } = await import('./lib/build-suite.mjs')
  const { checkBudgets } = await import('./checks/bundle-budgets.mjs')
  const { checkWorkerEntries } = await import('./checks/worker-entries.mjs')
  const { runJourneys } = await import('./checks/journeys.mjs')
  const { runFirefox } = await import('./checks/firefox.mjs')
  const { runWebKit } = await import('./checks/webkit.mjs')
  const { runKillTest } = await import('./checks/kill-test.mjs')
  const { checkDevelopment } = await import('./checks/development.mjs')
  // Steps of one row run beside each other: those that only read the sources, and those that
  // wait for a browser more than they work.
  return [
    [
      { name: 'types', run: () => runTurboTask('types') },
      { name: 'lint', run: () => single(runTool('oxlint', ['--deny-warnings'])) },
      { name: 'format', run: () => single(runTool('oxfmt', ['--check', '.'])) },
      { name: 'boundaries', run: checkBoundaries },
      { name: 'dead code', run: () => single(runTool('knip', ['--no-progress', '--no-config-hints'])) },
      { name: 'contract snapshot', run: checkContractSnapshot },
      { name: 'contract duplicates', run: checkContractDuplicates },
      { name: 'npm audit', run: runAudit },
    ],
    [{ name: 'unit and browser tests', run: runUnitTests }],
    // It changes two sources for a moment, so nothing that reads them runs beside it.
    [{ name: 'development servers', run: checkDevelopment }],
    [{ name: 'build', run: () => single(buildSuite()) }],
    [
      { name: 'bundle budgets', run: checkBudgets },
      { name: 'worker entries', run: checkWorkerEntries },
    ],
    [
      { name: 'journeys', run: runJourneys },
      { name: 'journey in Firefox', run: runFirefox },
      { name: 'journey and kills in WebKit', run: runWebKit },
      { name: 'kill test', run: () => runKillTest() },
    ],
  ]
}

/** Steps that start Chromium: it is installed before them, once. */
const inChromium = ['unit and browser tests', 'development servers', 'journeys', 'kill test']

async function ensureChromium() {
  const { findChromium } = await import('./find-chromium.mjs')
  const { path, problem } = await findChromium()
  if (!path) throw new Error(problem)
  process.env.CHROMIUM_PATH = path
}

/** Where packages of the system may be installed, nothing is skipped for the want of one. */
async function ensureServicesOfTests() {
  const { findFirefox, installPackages } = await import('./find-chromium.mjs')
  await findFirefox()
  if (process.env.CI)
    await installPackages(['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'])
}

const tail = (text, lines = 200) => text.trim().split('\n').slice(-lines).join('\n')

async function runStep({ name, run }) {
  const started = Date.now()
  const attempt = async () => run()
  const outcome = await attempt().catch((error) => ({ passed: 0, failed: 1, output: error.stack }))
  return { ...outcome, name, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}

function tell({ name, passed, failed, slowest, output, seconds }) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  if (slowest) console.log(`       slowest: ${slowest}`)
  if (failed > 0) console.log(`\n${tail(output)}\n`)
}

/** Told in the order of the row, each as soon as those before it are told. */
async function runRow(steps) {
  const running = steps.map(runStep)
  for (const outcome of running) tell(await outcome)
  return Promise.all(running)
}

async function main() {
  requireNode()
  await ensureInstalled()

  const rows = await readSteps()
  const names = rows.flat().map(({ name }) => name)
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${names.join(', ')}`)

  const isWanted = (name) => wanted.length === 0 || wanted.includes(name)
  if (inChromium.some(isWanted)) await ensureChromium()
  if (isWanted('unit and browser tests')) await ensureServicesOfTests()

  let passed = 0
  let failed = 0
  const skipped = []
  for (const row of rows) {
    const outcomes = await runRow(row.filter(({ name }) => isWanted(name)))
    for (const outcome of outcomes) {
      passed += outcome.passed
      failed += outcome.failed
      skipped.push(...(outcome.skipped ?? []).map((reason) => `skipped  ${outcome.name}: ${reason}`))
    }
  }
  if (skipped.length > 0) console.log(`\n${skipped.join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

try {
  await main()
} catch (error) {
  console.error(error.message)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
