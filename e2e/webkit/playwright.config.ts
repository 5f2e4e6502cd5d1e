import { defineConfig } from '@playwright/test'

/** The system's WebKitGTK, by way of its own WebDriver: the runner knows how to report, and nothing of this browser. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The kills start eleven browsers, one after the other, beside everything else that runs.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/webkit-report.json' }]],
  outputDir: '../.cache/webkit-results',
})
