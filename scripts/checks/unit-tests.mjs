import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packages } from '../lib/packages.mjs'
import { root } from '../lib/process.mjs'
import { runTurboTask } from './turbo-task.mjs'

const reportOf = (folder) => join(root, folder, '.cache', 'test-report.json')

/** The tests of storage wait for a disk, one after the other, and end last: they start first, beside all others. */
const slowest = '@pergola/workers'

async function runTests() {
  const [slow, others] = await Promise.all([
    runTurboTask('test', { parameters: [`--filter=${slowest}`] }),
    runTurboTask('test', { parameters: [`--filter=!${slowest}`] }),
  ])
  return `${slow.output}\n${others.output}`
}

/** Unit and room tests of every package, cached by turbo and counted from the reports they leave. */
export async function runUnitTests() {
  const folders = packages()
    .filter(({ manifest }) => manifest.scripts?.test)
    .map(({ folder }) => folder)
  // A report of an earlier run must not stand in for one that did not happen.
  for (const folder of folders) rmSync(reportOf(folder), { force: true })

  const output = await runTests()
  let passed = 0
  let failed = 0
  const silent = []
  for (const folder of folders) {
    if (!existsSync(reportOf(folder))) {
      silent.push(folder)
      continue
    }
    const report = JSON.parse(readFileSync(reportOf(folder), 'utf8'))
    passed += report.numPassedTests
    failed += report.numFailedTests + (report.success ? 0 : Number(report.numFailedTests === 0))
  }
  const missing = silent.length > 0 ? `\nNo test report: ${silent.join(', ')}` : ''
  return { passed, failed: failed + silent.length, output: output + missing }
}
