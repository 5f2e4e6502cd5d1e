import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findWebKit } from '../find-chromium.mjs'
import { readPlaywrightReport } from '../lib/playwright-report.mjs'
import { root, runTool } from '../lib/process.mjs'

const report = join(root, 'e2e', '.cache', 'webkit-report.json')

/** The main job once more, and kills in the middle of saves, in the system's WebKitGTK; where it is not, that is said. */
export async function runWebKit() {
  const { missing, tried } = await findWebKit()
  if (missing.length > 0) {
    const why = tried ? 'could not be installed' : 'are not installed, which only root may do'
    return { passed: 0, failed: 0, skipped: [`these packages of the system ${why}: ${missing.join(' ')}`] }
  }
  rmSync(report, { force: true })
  const { output } = await runTool('@playwright/test', ['test', '--config', 'e2e/webkit/playwright.config.ts'], {
    command: 'playwright',
  })
  return readPlaywrightReport(report, output)
}
