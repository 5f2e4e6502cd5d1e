import { newAnimation, newMotion } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { expect, test } from 'vitest'
import type { createFakeDialogs } from '@pergola/contracts/testing'
import { createBlocks } from '../blocks/blocks.ts'
import { createClipboard } from '../clipboard/clipboard.ts'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createAttributes } from './attributes.ts'
import { createStructure } from './structure.ts'

const rise = { ...newMotion('mt1', 'index'), animations: [{ ...newAnimation('rise'), to: { y: '20' } }] }
const moving = '<b motion-id="mt1">A</b>'
const nothing = { html: '', text: '' }

async function open() {
  const opened = await openCore(`${moving}<p>Text</p>`)
  const { core, page } = opened
  const select = (ids: readonly number[]) => publishSelection(core, ids)
  const structure = createStructure({ core, blocks: createBlocks(), select })
  createAttributes(core).editRecord('motions', { mt1: rise }, 'Motion')
  const clipboard = createClipboard({ core, ...structure })
  const { dialogs } = core.services as unknown as { dialogs: ReturnType<typeof createFakeDialogs> }
  select([opened.find('b')])
  return {
    ...opened,
    clipboard,
    dialogs,
    select,
    motions: () => page.project().motions as Readonly<Record<string, Motion>>,
    marks: () => [...opened.html().matchAll(/motion-id="(\w+)"/g)].map(([, id]) => id),
    turnTo: (name: string) => void Object.assign(page, { name }),
  }
}

test('what is cut keeps its motion where it is put, and the motion runs on that page from then on', async () => {
  const { clipboard, dialogs, motions, marks, page, turnTo } = await open()
  clipboard.cut()
  expect(motions().mt1?.pages).toEqual([])
  turnTo('about')
  await clipboard.pasteFrom(nothing)
  expect([marks(), motions().mt1?.pages, dialogs.asked.length]).toEqual([['mt1'], ['about'], 0])
  page.undo()
  expect([marks(), motions().mt1?.pages]).toEqual([[], []])
})

test.each([
  ['confirm', 2, 2],
  ['alternative', 1, 1],
  ['cancel', 1, 1],
] as const)('whoever pastes a copy of what moves is asked about its motion: %s', async (answer, marked, known) => {
  const { clipboard, dialogs, motions, marks, html } = await open()
  clipboard.copy()
  dialogs.answer(answer)
  await clipboard.pasteFrom(nothing)
  expect(dialogs.asked.map(({ title }) => title)).toEqual(['Clone its motion too?'])
  expect([marks().length, Object.keys(motions()).length]).toEqual([marked, known])
  expect([...html().matchAll(/<b/g)]).toHaveLength(answer === 'cancel' ? 1 : 2)
})

test.each([
  ['copied', false],
  ['cut, and put elsewhere before', true],
])('of what was %s, another page gets a motion of its own', async (_what, isCut) => {
  const { clipboard, dialogs, motions, marks, find, turnTo, core, select } = await open()
  if (isCut) {
    clipboard.cut()
    await clipboard.pasteFrom(nothing)
  } else clipboard.copy()
  const standing = find('b')
  select([standing])
  createStructure({ core, blocks: createBlocks(), select }).remove([standing])
  turnTo('about')
  dialogs.answer('confirm')
  await clipboard.pasteFrom(nothing)
  const [own = ''] = marks()
  expect(own).not.toBe('mt1')
  expect(motions()[own]?.pages).toEqual(['about'])
})
