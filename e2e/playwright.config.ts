import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './support/chromium.ts'

/** As much slower the editor is made to be, so much longer is waited for it. */
const slowness = Number(process.env['PERGOLA_SLOW'] ?? 1)

export default defineConfig({
  testDir: '.',
  // The longest first, so that none of them is left alone at the end.
  projects: ['security', 'federation', 'journeys'].map((name) => ({ name, testMatch: `${name}/**/*.spec.ts` })),
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // It ends what hangs, and is no measure of speed: the tours of security are long, and machines are slow.
  timeout: 600_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  reporter: [['list'], ['json', { outputFile: '.cache/test-report.json' }]],
  outputDir: '.cache/results',
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // To record every step of what passes costs a fiftieth of all: what failed is drawn and described at its end, and
    // `npx playwright test --trace on` records it when it is run again.
    trace: 'off',
    // What can never be pressed is said with its name, and does not hold a worker for the whole limit.
    actionTimeout: 120_000 * slowness,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
})
