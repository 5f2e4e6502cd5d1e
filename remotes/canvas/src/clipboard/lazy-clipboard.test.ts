import type { createFakeToasts } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import { openStructure } from '../testing/open-structure.ts'
import { createLazyClipboard, loadClipboard } from './lazy-clipboard.ts'
import { messages } from './lazy-messages.ts'

const content = '<p id="one">One</p>\n<p id="two">Two</p>\n'

/** A page that stands, whose clipboard is asked for then, and comes when the test says so or does not. */
async function open() {
  const opened = await openStructure(content)
  const { core, structure, find, select } = opened
  core.publish({ phase: 'loading' })
  let fetched = (_isThere: boolean) => {}
  let asked = 0
  const answer = new Promise<boolean>((settle) => (fetched = settle))
  const { clipboard } = createLazyClipboard({ core, ...structure }, async () => {
    asked++
    if (!(await answer)) throw new Error('unreachable')
    return loadClipboard()
  })
  const given = new Map<string, string>()
  const transfer = {
    setData: (type: string, text: string) => void given.set(type, text),
  }
  const toasts = core.services.toasts as ReturnType<typeof createFakeToasts>
  const told = () => toasts.shown.map(({ message }) => message)
  select([find('one')])
  expect(asked).toBe(0)
  core.publish({ phase: 'ready' })
  expect(asked).toBe(1)
  return { ...opened, clipboard, given, transfer, fetched, told }
}

test('answers the event of the browser once it has come', async () => {
  const { clipboard, given, transfer, fetched } = await open()
  fetched(true)
  await clipboard.pasteFiles([])
  clipboard.copyTo(transfer)
  expect(given.get('text/plain')).toBe('<p id="one">One</p>')
})

test('copies as soon as it has come', async () => {
  const opened = await open()
  opened.clipboard.copyTo(opened.transfer)
  opened.fetched(true)
  // Comes behind what waited for the same.
  await opened.clipboard.paste()
  expect(opened.html().match(/One/g)).toHaveLength(2)
  expect(opened.told()).toEqual([])
})

test('cuts as soon as it has come', async () => {
  const opened = await open()
  opened.clipboard.cutTo(opened.transfer)
  expect(opened.html()).toBe(content)
  opened.fetched(true)
  await opened.clipboard.pasteFiles([])
  expect(opened.html()).not.toContain('One')
})

test('takes nothing else that is selected by then, and says so', async () => {
  const opened = await open()
  opened.clipboard.cut()
  opened.select([opened.find('two')])
  opened.fetched(true)
  await opened.clipboard.pasteFiles([])
  expect(opened.html()).toBe(content)
  expect(opened.told()).toEqual([messages.notCopied])
})

test('says when it cannot be had', async () => {
  const opened = await open()
  opened.clipboard.cut()
  opened.fetched(false)
  await opened.clipboard.paste()
  expect(opened.html()).toBe(content)
  expect(opened.told()).toEqual([messages.notCopied, messages.notPasted])
})
