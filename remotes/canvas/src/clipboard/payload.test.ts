import type { createFakeDialogs } from '@pergola/contracts/testing'
import { handlerText } from '@pergola/site/interactions'
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
  const { dialogs } = core.services as unknown as { dialogs: ReturnType<typeof createFakeDialogs> }
  const records = () => page.project()
  return {
    ...opened,
    clipboard,
    select,
    told,
    dialogs,
    motions: () => records().motions,
    groups: () => records().interactions,
  }
}

const hide = { name: 'hideElement', label: 'Hide Element', function: 'hideElement', params: { selector: 'self' } }
const group = [{ id: 'in1', name: 'in1', event: 'click', actions: [hide] }]
const acting = (marks: string, own: string, more = '') =>
  `<b ${marks} v-on:click="${handlerText({ actions: [hide] }, own).replaceAll('"', '&quot;')}"${more}>A</b>`
const main = acting('interaction-id="iN1"', '[interaction-id="iN1"]')

/** The marks of elements and what they do, as the page has them. */
function marksIn(html: string) {
  const ids = [...html.matchAll(/ (?:interaction-(?:instance-)?id|main-interaction-id)="([^"]*)"/g)].map(([, id]) => id)
  return { ids, acts: [...html.matchAll(/v-on:\w+="([^"]*)"/g)].map(([, call]) => call) }
}

async function copied(content = '<b motion-id="mt1">A</b>') {
  const { core, clipboard, select, find } = await openProject(content)
  createAttributes(core).editRecord('interactions', { iN1: group, iN2: group }, 'Interaction')
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

test('what moves and acts inside of a symbol does so in another project', async () => {
  const given = await copied(`<b inf-symbol-id="card"><i motion-id="mt1" interaction-id="iN1">A</i></b>`)
  const other = await openProject('<p>Text</p>')
  other.dialogs.answer('confirm')
  await other.clipboard.pasteFrom(given)
  expect(other.motions()).toMatchObject({ mt1: { pages: ['index'] } })
  expect(Object.keys(other.groups())).toEqual(marksIn(other.html()).ids)
  expect(other.html()).toContain('<b><i')
})

test('what is of a symbol of the project stays one', async () => {
  const given = await copied('<b inf-symbol-id="card">A</b>')
  const other = await openProject('<p>Text</p>')
  const names = { id: 'card', name: 'Card', label: 'Card', category: 'symbols', type: 'symbol' } as const
  const card = { ...names, media: '', content: '<b>A</b>', style: '' }
  createAttributes(other.core).editRecord('symbols', { card }, 'Symbol')
  await other.clipboard.pasteFrom(given)
  expect(other.html()).toContain('<b inf-symbol-id="card">A</b>')
})

test('pictures and links are found from the page they are put into, too', async () => {
  const copy = await copied('<b><img src="./assets/a.png"></b>')
  const { clipboard, html } = await openProject('<p>Text</p>')
  const text = copy.text.replace('./assets', '../assets')
  await clipboard.pasteFrom({ html: copy.html.replace('content="index.html"', 'content="pages%2Fteam.html"'), text })
  expect(html()).toContain('<b><img src="./assets/a.png"></b>')
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
  const payload = `<meta name="pergola-motions" content='${text}'>`
  await other.clipboard.pasteFrom({ html: `${payload}<b motion-id="mt1">A</b>`, text: 'A' })
  expect([other.motions(), other.html().includes('A</b>')]).toEqual([{}, true])
})

test('what is put into another project brings its interactions under an id of its own, when they are wanted', async () => {
  const given = await copied(main)
  const other = await openProject('<p>Text</p>')
  other.dialogs.answer('confirm')
  await other.clipboard.pasteFrom(given)
  const [id = ''] = Object.keys(other.groups())
  expect(other.dialogs.asked.map(({ message }) => message)).toEqual([messages.bringText(['click: Hide Element'])])
  expect(id).not.toBe('iN1')
  expect(other.groups()).toEqual({ [id]: group })
  expect(other.html()).toContain(acting(`interaction-id="${id}"`, `[interaction-id="${id}"]`))
  other.page.undo()
  expect([other.groups(), other.html()]).toEqual([{}, '<p>Text</p>'])
})

test.each([
  ['alternative', '<b>A</b>'],
  ['cancel', '<p>Text</p>'],
] as const)('interactions that are not wanted stay behind with their ids: %s', async (answer, expected) => {
  const given = await copied(main)
  const other = await openProject('<p>Text</p>')
  other.dialogs.answer(answer)
  await other.clipboard.pasteFrom(given)
  expect([other.groups(), marksIn(other.html()).ids, other.html().includes(expected)]).toEqual([{}, [], true])
})

const instance = acting('main-interaction-id="iN1" interaction-instance-id="iI1"', '[interaction-instance-id="iI1"]')

test('an element and its instance are so again', async () => {
  const given = await copied(`<b>${main}${instance}</b>`)
  const other = await openProject('<p>Text</p>')
  other.dialogs.answer('confirm')
  await other.clipboard.pasteFrom(given)
  const [id, same, own] = marksIn(other.html()).ids
  expect([same, Object.keys(other.groups())]).toEqual([id, [id]])
  expect([id, own]).not.toEqual(expect.arrayContaining(['iN1', 'iI1']))
  expect(marksIn(other.html()).acts[1]).toContain(`[interaction-instance-id=&quot;${own}&quot;]`)
})

test('an instance that comes without its main element is one itself', async () => {
  const given = await copied(instance)
  const other = await openProject('<p>Text</p>')
  other.dialogs.answer('confirm')
  await other.clipboard.pasteFrom(given)
  const { ids, acts } = marksIn(other.html())
  expect([ids, other.html()]).toEqual([Object.keys(other.groups()), expect.not.stringContaining('instance')])
  expect(acts).toEqual([`hideElement(\`[interaction-id=&quot;${ids[0]}&quot;]\`)`])
})

test.each([
  ['nothing', ''],
  ['no JSON', 'nonsense'],
  ['a call of another name', '{"iN1":[{"id":"a","event":"click","actions":[{"name":"eval","function":"eval"}]}]}'],
  ['an event that is more than a name', '{"iN1":[{"id":"a","event":"x onload=y()","actions":[]}]}'],
])('of what another page offers as interactions, with %s in it, not even an id is left', async (_what, text) => {
  const other = await openProject('<p>Text</p>')
  const payload = `<meta name="pergola-interactions" content='${text}'>`
  const html = `${payload}<b interaction-id="iN1" v-on:click="steal()">A</b>`
  await other.clipboard.pasteFrom({ html, text: 'A' })
  expect([other.groups(), other.html().includes('<b>A</b>'), other.dialogs.asked]).toEqual([{}, true, []])
})

test('what comes back into its own project keeps its id, and is handled again', async () => {
  const given = await copied(main)
  const again = await openProject('<p>Text</p>')
  createAttributes(again.core).editRecord('interactions', { iN1: group }, 'Interaction')
  await again.clipboard.pasteFrom(given)
  expect([Object.keys(again.groups()), again.dialogs.asked]).toEqual([['iN1'], []])
  expect(again.html()).toContain(main)
})

test.each([
  ['one that may run: with all its handlers, and without a word', 'own' as const, 0, 'own()'],
  ['one that may not run: as what anybody has put there', 'restricted' as const, 1, undefined],
])('in one window, out of a project into another: %s', async (_what, trust, asked, code) => {
  const opened = await openProject(acting('interaction-id="iN1"', '[interaction-id="iN1"]', ' v-on:keyup="own()"'))
  const { core, page, dialogs, clipboard } = opened
  const attributes = createAttributes(core)
  attributes.editRecord('interactions', { iN1: group }, 'Interaction')
  const { projects } = core.services
  const enter = (project: object) => {
    const state = projects.state.getState()
    ;(projects.state as unknown as { set(state: unknown): void }).set({
      ...state,
      open: { ...state.open!, ...project },
    })
  }
  enter({ trust })
  opened.select([opened.find('b')])
  clipboard.cut()
  enter({ id: 'another', trust: 'own' })
  attributes.editRecord('interactions', {}, 'Interaction')
  dialogs.answer('confirm')
  await clipboard.pasteFrom({ html: '', text: '' })
  const { ids, acts } = marksIn(opened.html())
  expect([Object.keys(page.project().interactions), dialogs.asked.length, acts[1]]).toEqual([ids, asked, code])
  expect([ids.length, acts[0]?.includes(`&quot;${ids[0]}&quot;`), ids[0] === 'iN1']).toEqual([1, true, false])
})
