import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** The browser ends at the nth step and is started again: how the project stands, opens, is repaired and is removed. */
const importAndCut = (page: Page, step: number) =>
  page.evaluate(async (nth) => {
    const { cutImport, repairCut, differentFiles, leftOver } = globalThis.harness.cuts
    globalThis.services.dispose()
    const cut = await cutImport(nth)
    const { projects } = (globalThis.services = globalThis.harness.start())
    await projects.refresh()
    const [listed] = projects.state.getState().summaries
    if (!listed) return { cut, opened: null, different: [], missing: [], left: await leftOver() }
    const repaired = await repairCut(projects, listed.id)
    const different = await differentFiles(projects)
    await projects.remove(listed.id)
    return { cut, ...repaired, different, left: await leftOver() }
  }, step)

/** Every step, up to the import that comes to its end. Browsers of their own, as a worker takes seconds to be ended. */
async function importAndCutEverywhere(browsers: number) {
  const found: Awaited<ReturnType<typeof importAndCut>>[] = []
  let next = 1
  async function goOn(): Promise<void> {
    const page = await harness.newTab(await harness.newContext())
    for (let isCut = true; isCut;) {
      const step = next++
      const one = await importAndCut(page, step)
      found[step - 1] = one
      isCut = one.cut !== null
    }
  }
  await Promise.all(Array.from({ length: browsers }, goOn))
  return found.slice(0, found.findIndex(({ cut }) => cut === null) + 1)
}

test('an import that is cut at any step is there as a whole, or says what is missing; nothing is torn', async () => {
  const missingAfter = new Map<string, readonly string[]>()
  const whole: string[] = []
  for (const { cut, opened, missing, different, left } of await importAndCutEverywhere(4)) {
    expect({ cut, left }).toEqual({ cut, left: [] })
    // What is told and does not differ is a file that is empty anyway.
    expect(missing, `cut at ${cut}`).toEqual(expect.arrayContaining([...different]))
    if (cut !== null && opened === 'whole') whole.push(cut)
    else if (cut !== null) missingAfter.set(cut, missing)
  }
  // The journal holds it: what the database does not know yet it is told without anybody's doing.
  expect(whole).toEqual(['the journal', 'put in projects', 'deleteRange in files', 'put in files', 'put in summaries'])
  // Files are written side by side: which of them is written first is nobody's promise.
  const before = ['add in projects', 'put in summaries', 'half of the picture', 'the picture', 'put in files']
  const behind = ['deleteRange in arrivals', 'put in arrivals', 'half of the journal']
  expect(new Set(missingAfter.keys())).toEqual(new Set([...before, ...behind]))
  expect(missingAfter.get('half of the picture')).toContain('assets/picture.png')
  expect(missingAfter.get('the picture')).not.toContain('assets/picture.png')
  expect(missingAfter.get('put in files')).toContain('css/long.css')
  expect(missingAfter.get('half of the journal')).not.toContain('css/long.css')
})
