import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../find-chromium.mjs'
import { root, runTool } from '../lib/process.mjs'

const report = join(root, 'e2e', '.cache', 'test-report.json')

const errorLines = 25

/** Only what failed, and why: the list of everything that passed would hide it. */
function describeFailures({ suites, errors }) {
  const failing = (suite) => [...(suite.specs ?? []).filter(({ ok }) => !ok), ...(suite.suites ?? []).flatMap(failing)]
  const describe = ({ file, line, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
    return [`${file}:${line} › ${title}`, ...messages.map(shorten)].join('\n')
  }
  return [...suites.flatMap(failing).map(describe), ...errors.map(shorten)].join('\n\n')
}

const shorten = ({ message = '' }) => stripVTControlCharacters(message).split('\n').slice(0, errorLines).join('\n')

/** What a person does, in a real Chromium against the production server. */
export async function runJourneys() {
  const { path, problem } = await findChromium()
  if (!path) return { passed: 0, failed: 1, output: problem }

  rmSync(report, { force: true })
  const { output } = await runTool('@playwright/test', ['test', '--config', 'e2e/playwright.config.ts'], {
    command: 'playwright',
    env: { CHROMIUM_PATH: path },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, output }
  const told = JSON.parse(readFileSync(report, 'utf8'))
  const { stats, errors } = told
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed, output: describeFailures(told) || output }
}
