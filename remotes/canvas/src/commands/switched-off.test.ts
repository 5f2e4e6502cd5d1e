import type { CanvasService } from '@pergola/contracts'
import type { createFakeToasts } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { createClipboard } from '../clipboard/clipboard.ts'
import { openStructure } from '../testing/open-structure.ts'
import type { CommandInput } from './command-input.ts'
import { elementCommands } from './element-commands.ts'

const text = (off: string) => `<p id="t" inf-props="${off}">One</p>\n<p>Two</p>\n`
const why = (name: string) => `Not allowed: ${name} is off in its Traits, Props (Advanced).`

/** The keys of an element with switches off, as the canvas has them. */
async function open(off: string) {
  const { core, structure, find, html, select } = await openStructure(text(off))
  const clipboard = createClipboard({ core, ...structure })
  const canvas = { ...structure, ...clipboard } as unknown as CanvasService
  const commands = elementCommands({ core, canvas } as CommandInput)
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  select([find('t')])
  async function run(name: string) {
    const command = commands.find((each) => each.name === `element.${name}`)
    if (!command?.when?.()) return 'disabled'
    await command.run(undefined)
    return toasts.shown.at(-1)?.message ?? 'done'
  }
  return { run, html, clipboard, toasts }
}

test.each([
  ['removable', 'remove'],
  ['removable', 'cut'],
  ['copyable', 'duplicate'],
  ['copyable', 'copy'],
  ['copyable', 'cut'],
  ['draggable', 'move-down'],
])('with %s off, %s says why it does nothing', async (off, command) => {
  const { run, html } = await open(off)
  expect(await run(command)).toBe(why(off))
  expect(html()).toBe(text(off))
})

test.each([
  ['removable', 'duplicate'],
  ['removable', 'copy'],
  ['removable', 'move-down'],
  ['copyable', 'remove'],
  ['draggable', 'duplicate'],
])('with %s off, %s does what it does', async (off, command) => {
  const { run, html } = await open(off)
  expect(await run(command)).toBe('done')
  if (command !== 'copy') expect(html()).not.toBe(text(off))
})

test('what may not be copied does not leave the page with the cut of the browser', async () => {
  const { clipboard, html, toasts } = await open('copyable')
  clipboard.cutTo({ setData: () => undefined })
  expect(html()).toBe(text('copyable'))
  expect(toasts.shown.at(-1)?.message).toBe(why('copyable'))
})

test('of several elements a copy has those that may be copied and says what it lacks, and a cut leaves the rest', async () => {
  const { core, structure, find, html, select } = await openStructure(`${text('copyable')}<p id="u">Three</p>`)
  const clipboard = createClipboard({ core, ...structure })
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  const held: string[] = []
  select([find('t'), find('u')])
  clipboard.cutTo({ setData: (_type, value) => void held.push(value) })
  expect(held[1]).toBe('<p id="u">Three</p>')
  expect(html()).toContain('One')
  expect(html()).not.toContain('Three')
  expect(toasts.shown.at(-1)?.message).toBe(`1 of 2 elements were copied. ${why('copyable')}`)
})
