import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

let harness: OpenHarness
let context: BrowserContext
let page: Page

beforeAll(async () => {
  harness = await openHarness()
  context = await harness.newContext()
  page = await harness.newTab(context)
})
afterAll(() => harness.close())

/** The browser ends at the nth step and is started again: how the project stands, opens, is repaired and is removed. */
const importAndCut = (step: number) =>
  page.evaluate(async (nth) => {
    const { cutImport, siteToCut } = globalThis.harness
    globalThis.services.dispose()
    const cut = await cutImport(nth)
    const { projects } = (globalThis.services = globalThis.harness.start())
    await projects.refresh()
    const [listed] = projects.state.getState().summaries
    const first = listed && (await projects.open(listed.id))
    const opened = first && (first.ok ? 'whole' : first.failure)
    const repaired = opened === 'not-initialised' ? await projects.repair(listed?.id ?? '') : null
    const again = repaired && (await projects.open(listed?.id ?? ''))
    const missing = repaired?.ok ? (repaired.value?.missing ?? []) : []

    const isThere = first?.ok || again?.ok
    const different: string[] = []
    for (const [path, bytes] of isThere ? siteToCut().files : []) {
      const file = await projects.readFile(path)
      const stored = file.ok ? new Uint8Array(await file.value.arrayBuffer()) : null
      if (stored?.length !== bytes.length || stored.some((byte, at) => byte !== bytes[at])) different.push(path)
    }
    if (listed) await projects.remove(listed.id)
    const { dexie } = await globalThis.harness.database()
    const left: string[] = []
    for (const table of dexie.tables) if ((await table.count()) > 0) left.push(table.name)
    dexie.close()
    const tree = await globalThis.harness.tree()
    for (const folder of ['projects', 'journals', 'staging', 'removals'])
      for (const { name } of (await tree.list(folder)) ?? []) left.push(`${folder}/${name}`)
    return { cut, opened, isThere, missing, different, left }
  }, step)

test('an import that is cut at any step is there as a whole, or says what is missing; nothing is torn', async () => {
  const missingAfter = new Map<string, readonly string[]>()
  const whole: string[] = []
  for (let step = 1, cut: string | null = ''; cut !== null; step += 1) {
    const { opened, isThere, missing, different, left, ...found } = await importAndCut(step)
    cut = found.cut
    expect({ cut, left }).toEqual({ cut, left: [] })
    // What is told and does not differ is a file that is empty anyway.
    expect(missing, `cut at ${cut}`).toEqual(expect.arrayContaining(different))
    if (opened !== undefined) expect(isThere, `cut at ${cut}`).toBe(true)
    if (cut !== null && opened === 'whole') whole.push(cut)
    else if (cut !== null) missingAfter.set(cut, missing)
  }
  // The journal holds it: what the database does not know yet it is told without anybody's doing.
  expect(whole).toEqual(['the journal', 'put in projects', 'deleteRange in files', 'put in files', 'put in summaries'])
  expect([...missingAfter.keys()]).toEqual([
    'add in projects',
    'put in summaries',
    'half of the picture',
    'the picture',
    'put in files',
    'half of the journal',
  ])
  expect(missingAfter.get('half of the picture')).toContain('assets/picture.png')
  expect(missingAfter.get('the picture')).not.toContain('assets/picture.png')
  expect(missingAfter.get('put in files')).toContain('css/long.css')
  expect(missingAfter.get('half of the journal')).not.toContain('css/long.css')
})
