import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { slowestOf } from './slowest.mjs'

const errorLines = 25

/** Counts and, where something failed, only what failed and why: the list of everything that passed would hide it. */
export function readPlaywrightReport(file, output) {
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { stats, errors } = report
  const failed = stats.unexpected + stats.flaky + errors.length
  const slowest = slowestOf(specsOf(report).map(toDuration))
  return { passed: stats.expected, failed, slowest, output: describeFailures(report) || output }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

function toDuration({ file, line, tests }) {
  const results = tests.flatMap((test) => test.results)
  return { name: `${file}:${line}`, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 }
}

function describeFailures(report) {
  const failing = specsOf(report).filter(({ ok }) => !ok)
  return [...failing.map(describe), ...report.errors.map(shorten)].join('\n\n')
}

function describe({ file, line, title, tests }) {
  const problems = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
  return [`${file}:${line} › ${title}`, ...problems.map(shorten)].join('\n')
}

const shorten = ({ message = '' }) => stripVTControlCharacters(message).split('\n').slice(0, errorLines).join('\n')
