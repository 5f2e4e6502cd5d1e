import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packages } from '../lib/packages.mjs'
import { root } from '../lib/process.mjs'
import { slowestOf } from '../lib/slowest.mjs'
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

/** What a report says was not run, a line for each file and reason: the titles around a skipped test say why. */
function skippedIn({ testResults }) {
  const counts = new Map()
  for (const { name, assertionResults } of testResults)
    for (const { status, ancestorTitles, title } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue
      const line = `${relative(root, name)}: ${ancestorTitles.join(' › ') || title}`
      counts.set(line, (counts.get(line) ?? 0) + 1)
    }
  return [...counts].map(([line, count]) => `${line} (${count} ${count === 1 ? 'test' : 'tests'})`)
}

const durationsIn = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** Unit and browser tests of every package, cached by turbo and counted from the reports they leave. */
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
  const skipped = []
  const durations = []
  for (const folder of folders) {
    if (!existsSync(reportOf(folder))) {
      silent.push(folder)
      continue
    }
    const report = JSON.parse(readFileSync(reportOf(folder), 'utf8'))
    passed += report.numPassedTests
    skipped.push(...skippedIn(report))
    durations.push(...durationsIn(report))
    failed += report.numFailedTests + (report.success ? 0 : Number(report.numFailedTests === 0))
  }
  const missing = silent.length > 0 ? `\nNo test report: ${silent.join(', ')}` : ''
  return { passed, failed: failed + silent.length, slowest: slowestOf(durations), output: output + missing, skipped }
}
