// `npm test`: everything that must hold, in the order in which a mistake shows fastest.
import { runTurboTask } from './checks/turbo-task.mjs'
import { runUnitTests } from './checks/unit-tests.mjs'
import { buildSuite } from './lib/build-suite.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { runTool } from './lib/process.mjs'

const single = async (work) => {
  const { code, output } = await work
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

const steps = [
  { name: 'types', run: () => runTurboTask('types') },
  { name: 'lint', run: () => single(runTool('oxlint', ['--deny-warnings'])) },
  { name: 'format', run: () => single(runTool('oxfmt', ['--check', '.'])) },
  { name: 'unit and room tests', run: runUnitTests },
  { name: 'build', run: () => single(buildSuite()) },
]

const tail = (text, lines = 200) => text.trim().split('\n').slice(-lines).join('\n')

async function runStep({ name, run }) {
  const started = Date.now()
  const outcome = await run().catch((error) => ({ passed: 0, failed: 1, output: error.stack }))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  )
  if (outcome.failed > 0) console.log(`\n${tail(outcome.output)}\n`)
  return outcome
}

async function main() {
  requireNode()
  await ensureInstalled()

  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)

  let passed = 0
  let failed = 0
  for (const step of steps) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue
    const outcome = await runStep(step)
    passed += outcome.passed
    failed += outcome.failed
  }
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
