import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFirefox } from '../find-chromium.mjs'
import { readPlaywrightReport } from '../lib/playwright-report.mjs'
import { root, runTool } from '../lib/process.mjs'

const report = join(root, 'e2e', '.cache', 'firefox-report.json')

/** The main job once more, in the system's Firefox; where there is none, nothing passes and nothing fails. */
export async function runFirefox() {
  const path = await findFirefox()
  if (!path) return { passed: 0, failed: 0, skipped: ['there is no Firefox here, and none could be installed'] }

  rmSync(report, { force: true })
  const { output } = await runTool('@playwright/test', ['test', '--config', 'e2e/firefox/playwright.config.ts'], {
    command: 'playwright',
    env: { FIREFOX_PATH: path },
  })
  return readPlaywrightReport(report, output)
}
