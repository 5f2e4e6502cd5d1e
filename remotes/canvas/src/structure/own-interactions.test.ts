import type { createFakeDialogs } from '@pergola/contracts/testing'
import { handlerText } from '@pergola/site/interactions'
import { expect, test } from 'vitest'
import type { CommandInput } from '../commands/command-input.ts'
import { elementCommands } from '../commands/element-commands.ts'
import { createBlocks } from '../blocks/blocks.ts'
import { createClipboard } from '../clipboard/clipboard.ts'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createAttributes } from './attributes.ts'
import { createStructure } from './structure.ts'

const hide = { name: 'hideElement', label: 'Hide Element', function: 'hideElement', params: { selector: 'self' } }
const group = [{ id: 'in1', name: 'in1', event: 'click', actions: [hide] }]
const marked = (tag: string, marks: string, own: string) =>
  `<${tag} ${marks} v-on:click="${handlerText({ actions: [hide] }, own).replaceAll('"', '&quot;')}">x</${tag}>`
const member = (tag: string) => marked(tag, 'interaction-id="iN1"', '[interaction-id="iN1"]')
const instance = marked(
  'i',
  'main-interaction-id="iN1" interaction-instance-id="iI1"',
  '[interaction-instance-id="iI1"]',
)

async function open(html: string) {
  const opened = await openCore(html)
  const select = (ids: readonly number[]) => publishSelection(opened.core, ids)
  const structure = createStructure({ core: opened.core, blocks: createBlocks(), select })
  createAttributes(opened.core).editRecord('interactions', { iN1: group }, 'Interaction')
  const groups = () => opened.page.project().interactions
  const marks = () => [...opened.html().matchAll(/ (interaction-(?:instance-)?id|main-interaction-id)="([^"]*)"/g)]
  const ids = () => marks().map(([, , id]) => id)
  const { dialogs } = opened.core.services as unknown as { dialogs: ReturnType<typeof createFakeDialogs> }
  return { ...opened, dialogs, select, structure, groups, ids }
}

test('a copy has interactions of its own, that mean itself, and undo takes both back', async () => {
  const { structure, find, html, page, groups, ids } = await open(member('b'))
  structure.duplicate([find('b')])
  const [first, second = ''] = ids()
  expect([first, Object.keys(groups())]).toEqual(['iN1', ['iN1', second]])
  expect(groups()[second]).toEqual(group)
  expect(html()).toContain(marked('b', `interaction-id="${second}"`, `[interaction-id="${second}"]`))
  page.undo()
  expect(html()).toBe(member('b'))
  expect(groups()).toEqual({ iN1: group })
})

test('elements that share a group share one again when they are copied together', async () => {
  const { structure, find, groups, ids } = await open(`<div>${member('b')}${member('u')}${instance}</div>`)
  structure.duplicate([find('div')])
  const [own, , , oldInstance, copy, twin, main, newInstance] = ids()
  expect(own).toBe('iN1')
  expect(copy).not.toBe(own)
  expect([twin, main]).toEqual([copy, copy])
  expect(newInstance).not.toBe(oldInstance)
  expect(Object.keys(groups())).toEqual(['iN1', copy])
})

test('a copy of an instance is one more instance', async () => {
  const { structure, find, html, groups, ids } = await open(member('b') + instance)
  structure.duplicate([find('i')])
  const added = ids().at(-1) ?? ''
  expect(ids()).toEqual(['iN1', 'iN1', 'iI1', 'iN1', added])
  expect(Object.keys(groups())).toEqual(['iN1'])
  expect(html()).toContain(`hideElement(\`[interaction-instance-id=&quot;${added}&quot;]\`)`)
})

test('of two instances that come with one id, the second gets its own', async () => {
  const { structure, find, ids } = await open(`${member('b')}<p>Text</p>`)
  structure.insertHtml(instance + instance, { target: find('p'), position: 'after' })
  const [, , first, , second] = ids()
  expect(first).toBe('iI1')
  expect(second).not.toBe('iI1')
})

test.each([
  ['of a group that the project does not have', '<b interaction-id="iN2" v-on:click="own()">A</b>'],
  ['of an instance of a symbol', '<b inf-symbol-id="s" interaction-id="iN1"><u interaction-id="iN1">A</u></b>'],
])('a copy %s stays as it is', async (_what, markup) => {
  const { structure, find, html, groups } = await open(markup)
  structure.duplicate([find('b')])
  expect(html()).toBe(markup + markup)
  expect(Object.keys(groups())).toEqual(['iN1'])
})

test('what is cut keeps its interactions where it is put; copied to another page, it gets its own', async () => {
  const { core, dialogs, structure, select, find, ids } = await open(`${member('b')}<p>Text</p>`)
  const clipboard = createClipboard({ core, ...structure })
  const nothing = { html: '', text: '' }
  select([find('b')])
  clipboard.cut()
  await clipboard.pasteFrom(nothing)
  expect(ids()).toEqual(['iN1'])
  dialogs.answer('confirm')
  await clipboard.pasteFrom(nothing)
  expect(new Set(ids()).size).toBe(2)

  const copied = await open(`${member('b')}<p>Text</p>`)
  const second = createClipboard({ core: copied.core, ...copied.structure })
  copied.select([copied.find('b')])
  second.copy()
  copied.structure.remove([copied.find('b')])
  Object.assign(copied.page, { name: 'about' })
  copied.dialogs.answer('confirm')
  await second.pasteFrom(nothing)
  expect(copied.ids()).toHaveLength(1)
  expect(copied.ids()).not.toEqual(['iN1'])
})

test.each([
  ['confirm', member('b'), ['Clone its interactions too?'], 2],
  ['alternative', member('b'), ['Clone its interactions too?'], 1],
  ['cancel', member('b'), ['Clone its interactions too?'], 1],
  ['confirm', '<b inf-symbol-id="s"><u interaction-id="iN1">A</u></b>', [], 1],
  ['confirm', '<b>Plain</b>', [], 1],
] as const)(
  'whoever duplicates what reacts is asked about its interactions: %s, %s',
  async (answer, markup, asked, groupsThen) => {
    const { core, structure, select, find, html, groups, dialogs } = await open(markup)
    select([find('b')])
    const canvas = structure as unknown as CommandInput['canvas']
    dialogs.answer(answer)
    await elementCommands({ core, canvas } as CommandInput)
      .find(({ name }) => name === 'element.duplicate')
      ?.run()
    expect(dialogs.asked.map(({ title }) => title)).toEqual(asked)
    expect(Object.keys(groups())).toHaveLength(groupsThen)
    if (answer === 'alternative') expect(html()).toBe(`${markup}<b>x</b>`)
  },
)

test('what reacts without its interactions is observed for them no more', async () => {
  const view = [{ ...group[0], event: 'enterView' }]
  const markup = '<b interaction-id="iN1" v-on:enterview="x()" v-on:click="own()" v-view="true">A</b>'
  const { core, structure, find, html } = await open(markup)
  createAttributes(core).editRecord('interactions', { iN1: view }, 'Interaction')
  structure.duplicate([find('b')], { motions: 'none' })
  expect(html()).toBe(`${markup}<b v-on:click="own()">A</b>`)
})
