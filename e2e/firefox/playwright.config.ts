import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

/** The system's Firefox, by way of a relay. Its protocol knows no colour scheme yet, so the system's own is used. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/firefox-report.json' }]],
  outputDir: '../.cache/firefox-results',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: fileURLToPath(new URL('../../shared/build/src/firefox-relay.mjs', import.meta.url)),
    },
  },
})
