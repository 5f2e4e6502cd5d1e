import { newAnimation, newMotion } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { expect, test } from 'vitest'
import type { createFakeDialogs } from '@pergola/contracts/testing'
import type { CommandInput } from '../commands/command-input.ts'
import { elementCommands } from '../commands/element-commands.ts'
import { openStructure } from '../testing/open-structure.ts'

const rise = { ...newMotion('mt1', 'index'), animations: [{ ...newAnimation('rise'), to: { y: '20' } }] }
const instance = '<i main-motion-id="mt1" motion-instance-id="mi1">I</i>'

async function openMoving(
  html: string,
  motion: object = { ...rise, instances: { mi1: { id: 'mi1', page: 'index' } } },
) {
  const opened = await openStructure(html)
  opened.attributes.editRecord('motions', { mt1: motion }, 'Motion')
  const motions = () => opened.page.project().motions as Readonly<Record<string, Motion>>
  const marks = () => [...opened.html().matchAll(/motion-(?:instance-)?id="(m[ti]\d+)"/g)].map(([, id]) => id ?? '')
  return { ...opened, motions, marks }
}

test('a copy that shall not move has no mark of a motion', async () => {
  const { structure, find, html, motions } = await openMoving(`<b motion-id="mt1">A</b><u>${instance}</u>`)
  structure.duplicate([find('b'), find('u')], { motions: 'none' })
  expect(html()).toBe(`<b motion-id="mt1">A</b><u>${instance}</u><b>A</b><u><i>I</i></u>`)
  expect(Object.keys(motions())).toEqual(['mt1'])
})

test('with its last main element a motion leaves the page, and comes back with it', async () => {
  const { structure, find, page, motions, html } = await openMoving(
    '<p><b motion-id="mt1">A</b></p><a motion-id="mt1">B</a>',
  )
  structure.remove([find('p')])
  expect(motions().mt1?.pages).toEqual(['index'])
  structure.remove([find('a')])
  expect(motions().mt1?.pages).toEqual([])
  page.undo()
  expect(motions().mt1?.pages).toEqual(['index'])
  expect(html()).toBe('<a motion-id="mt1">B</a>')
})

test.each([
  ['confirm', ['b', 'b']],
  ['alternative', ['b']],
  ['cancel', []],
] as const)('whoever duplicates what moves is asked about its motion: %s', async (answer, moving) => {
  const { core, structure, find, html, select, page } = await openMoving('<b motion-id="mt1">A</b>')
  select([find('b')])
  const canvas = structure as unknown as CommandInput['canvas']
  const command = elementCommands({ core, canvas } as CommandInput).find(({ name }) => name === 'element.duplicate')!
  const { dialogs } = core.services as unknown as { dialogs: ReturnType<typeof createFakeDialogs> }
  dialogs.answer(answer)
  await command.run()
  expect(dialogs.asked.map(({ title }) => title)).toEqual(['Clone its motion too?'])
  if (moving.length === 0) expect(html()).toBe('<b motion-id="mt1">A</b>')
  else expect([...html().matchAll(/<b motion-id/g)].map(() => 'b')).toEqual(moving)
  expect(page.history.state.undoLabel === 'Duplicate').toBe(moving.length > 0)
})

test('a copy moves by a motion of its own, and undo takes both back', async () => {
  const { structure, find, html, page, motions, marks } = await openMoving('<b motion-id="mt1">A</b>')
  structure.duplicate([find('b')])
  const [first, second = ''] = marks()
  expect([first, second === 'mt1']).toEqual(['mt1', false])
  expect(motions()[second]).toEqual({ ...rise, id: second, name: second })
  page.undo()
  expect(html()).toBe('<b motion-id="mt1">A</b>')
  expect(Object.keys(motions())).toEqual(['mt1'])
})

test('a copy of an instance is one more instance', async () => {
  const { structure, find, motions, marks } = await openMoving(`<b motion-id="mt1">A</b>${instance}`)
  structure.duplicate([find('i')])
  const added = marks().filter((id) => !['mt1', 'mi1'].includes(id))
  expect(added).toHaveLength(1)
  expect(Object.keys(motions())).toEqual(['mt1'])
  expect(Object.keys(motions().mt1!.instances)).toEqual(['mi1', ...added])
})

test('what is pasted beside its original gets its own; what was cut and put back keeps it', async () => {
  const markup = '<b motion-id="mt1">A</b>'
  const { structure, find, motions, marks } = await openMoving(`${markup}<p>Text</p>`)
  structure.remove([find('b')])
  expect(Object.keys(motions())).toEqual(['mt1'])
  structure.insertHtml(markup, { target: find('p'), position: 'after' })
  expect(marks()).toEqual(['mt1'])
  structure.insertHtml(`<div>${markup}${markup}</div>`, { target: find('p'), position: 'after' })
  expect(new Set(marks()).size).toBe(3)
  expect(Object.keys(motions()).toSorted()).toEqual([...marks()].toSorted())
})

test('no copy moves the elements of another one twice', async () => {
  const others = { ...rise, animations: [{ ...newAnimation('rise', '.card'), to: { y: '+=20' } }] }
  const { structure, find, motions, html } = await openMoving('<b motion-id="mt1">A</b>', others)
  structure.duplicate([find('b')])
  expect(html()).toBe('<b motion-id="mt1">A</b><b>A</b>')
  expect(Object.keys(motions())).toEqual(['mt1'])
})

test.each([
  ['of a motion that the project does not have', '<b motion-id="mt2">A</b>'],
  ['of an instance of a symbol', '<b inf-symbol-id="s" motion-id="mt1"><u motion-id="mt1">A</u></b>'],
])('a copy %s stays as it is', async (_what, markup) => {
  const { structure, find, html } = await openMoving(markup)
  structure.duplicate([find('b')])
  expect(html()).toBe(markup + markup)
})
