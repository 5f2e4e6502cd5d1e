import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const errorLines = 25

/** Counts and, where something failed, only what failed and why: the list of everything that passed would hide it. */
export function readPlaywrightReport(file, output) {
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { stats, errors } = report
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed, output: describeFailures(report) || output }
}

function describeFailures({ suites, errors }) {
  return [...suites.flatMap(failing).map(describe), ...errors.map(shorten)].join('\n\n')
}

const failing = (suite) => [...(suite.specs ?? []).filter(({ ok }) => !ok), ...(suite.suites ?? []).flatMap(failing)]

function describe({ file, line, title, tests }) {
  const problems = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
  return [`${file}:${line} › ${title}`, ...problems.map(shorten)].join('\n')
}

const shorten = ({ message = '' }) => stripVTControlCharacters(message).split('\n').slice(0, errorLines).join('\n')
