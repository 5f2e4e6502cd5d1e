import { assetsSuite, projectsSuite } from '@pergola/contracts/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let page: Page

beforeAll(async () => {
  harness = await openHarness()
  page = await harness.newTab(await harness.newContext())
})
afterAll(() => harness.close())

// The names are known here, the work is done in the page.
const never = () => Promise.reject(new Error('runs in the page'))

describe('the real projects service keeps the contract', () => {
  for (const { name } of projectsSuite(never)) {
    test(name, () => page.evaluate((full) => globalThis.harness.runCase(full), `projects: ${name}`))
  }
})

describe('the real assets service keeps the contract', () => {
  for (const { name } of assetsSuite(never)) {
    test(name, () => page.evaluate((full) => globalThis.harness.runCase(full), `assets: ${name}`))
  }
})
