import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

interface Wanted {
  /** What the project's first page is styled with. */
  readonly text: string
  /** Before the first tab opens. */
  prepare?(context: BrowserContext): Promise<unknown>
}

/** Where a test stands: every one has a storage, a tab and a project of its own. */
export interface ProjectInTab {
  readonly harness: OpenHarness
  readonly context: BrowserContext
  readonly page: Page
  readonly id: string
}

/** One Chromium for the tests of a file. What is given back is filled anew before each of them. */
export function projectForEach({ text, prepare }: Wanted): ProjectInTab {
  const here = {} as { -readonly [Part in keyof ProjectInTab]: ProjectInTab[Part] }
  beforeAll(async () => {
    here.harness = await openHarness()
  })
  afterAll(() => here.harness.close())
  beforeEach(async () => {
    here.context = await here.harness.newContext()
    await prepare?.(here.context)
    here.page = await here.harness.newTab(here.context)
    here.id = await here.page.evaluate((css) => globalThis.harness.makeProject(globalThis.services, css), text)
  })
  // Its tabs and workers would go on beside the next test.
  afterEach(() => here.context.close())
  return here
}
