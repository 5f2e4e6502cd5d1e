import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../find-chromium.mjs'
import { readPlaywrightReport } from '../lib/playwright-report.mjs'
import { root, runTool } from '../lib/process.mjs'

const report = join(root, 'e2e', '.cache', 'test-report.json')

/** What a person does, in a real Chromium against the production server. */
export async function runJourneys() {
  const { path, problem } = await findChromium()
  if (!path) return { passed: 0, failed: 1, output: problem }

  rmSync(report, { force: true })
  const { output } = await runTool('@playwright/test', ['test', '--config', 'e2e/playwright.config.ts'], {
    command: 'playwright',
    env: { CHROMIUM_PATH: path },
  })
  return readPlaywrightReport(report, output)
}
