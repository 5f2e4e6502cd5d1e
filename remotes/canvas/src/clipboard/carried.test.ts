import { newAnimation, newMotion } from '@pergola/site/motions'
import { expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import { publishSelection } from '../service/follow-page.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createStructure } from '../structure/structure.ts'
import { openCore } from '../testing/open-core.ts'
import { createClipboard } from './clipboard.ts'
import { messages } from './messages.ts'

const rise = {
  ...newMotion('mt1', 'index'),
  animations: [{ ...newAnimation('rise'), to: { y: '20 "&<' }, toOptions: { onStart: 'steal()' } }],
}

/** A project in a window of its own. */
async function openProject(content: string) {
  const opened = await openCore(content)
  const { core, page } = opened
  const select = (ids: readonly number[]) => publishSelection(core, ids)
  const clipboard = createClipboard({ core, ...createStructure({ core, blocks: createBlocks(), select }) })
  const told: string[] = []
  Object.assign(core.services.toasts, { info: (text: string) => told.push(text) })
  return { ...opened, clipboard, select, told, motions: () => page.project().motions }
}

async function copied(content = '<b motion-id="mt1">A</b>') {
  const { core, clipboard, select, find } = await openProject(content)
  createAttributes(core).editRecord('motions', { mt1: rise, mt2: { ...rise, id: 'mt2' } }, 'Motion')
  select([find('b')])
  const given = new Map<string, string>()
  clipboard.copyTo({ setData: (type, text) => void given.set(type, text) })
  return { html: given.get('text/html') ?? '', text: given.get('text/plain') ?? '' }
}

test('what is put into another project brings its motion and no other, without code, in one step', async () => {
  const given = await copied()
  const other = await openProject('<p>Text</p>')
  await other.clipboard.pasteFrom(given)
  expect(other.html()).toContain('<b motion-id="mt1">A</b>')
  expect(other.motions()).toMatchObject({
    mt1: { pages: ['index'], animations: [{ to: { y: '20 "&<' }, toOptions: {} }] },
  })
  expect(JSON.stringify(other.motions())).not.toMatch(/steal|mt2/)
  expect(other.told).toEqual([messages.callbacksLeft])
  other.page.undo()
  expect([other.motions(), other.html().includes('<b')]).toEqual([{}, false])
})

test('an instance that comes without its main element moves by itself', async () => {
  const given = await copied('<b main-motion-id="mt1" motion-instance-id="mi1">A</b>')
  const other = await openProject('<p>Text</p>')
  await other.clipboard.pasteFrom(given)
  expect(other.html()).toContain('<b motion-id="mt1">A</b>')
  expect(other.motions()).toMatchObject({ mt1: { pages: ['index'], instances: {} } })
})

test('an element without a motion carries none', async () => {
  const given = await copied('<b>A</b>')
  expect(given.html).not.toContain('pergola-motions')
})

test.each([
  ['no JSON', 'nonsense'],
  ['what all objects have', '{"__proto__":{"id":"mt1","animations":[]}}'],
])('what another page offers as motions, with %s in it, is put in without', async (_what, text) => {
  const other = await openProject('<p>Text</p>')
  const carried = `<meta name="pergola-motions" content='${text}'>`
  await other.clipboard.pasteFrom({ html: `${carried}<b motion-id="mt1">A</b>`, text: 'A' })
  expect([other.motions(), other.html().includes('A</b>')]).toEqual([{}, true])
})
