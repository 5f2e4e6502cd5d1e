import { expect, test } from 'vitest'
import { createSelecting } from '../service/selecting.ts'
import { openCore } from '../testing/open-core.ts'
import { messages } from './messages.ts'
import { selectable } from './select-alone.ts'

const content =
  '<p id="one" inf-symbol-id="s">S</p><p id="two">2</p><p id="three">3</p><p id="four" inf-symbol-id="s">S</p>'

async function open() {
  const { core, page, find } = await openCore(content)
  page.run('Symbol', [{ type: 'record', key: 'symbols', value: { s: { id: 's', type: 'symbol' } } }])
  const said: string[] = []
  Object.assign(core.services.toasts, { warning: (text: string) => said.push(text) })
  return { core, page, find, said, selecting: createSelecting(core), selection: () => core.store.getState().selection }
}

test('what is selected beside each other is no symbol, also when all of a row is asked for', async () => {
  const { find, said, selecting, selection } = await open()
  selecting.select([find('two')])
  selecting.all()
  expect([selection(), said]).toEqual([[find('two'), find('three')], [messages.multiple]])
})

test('of nothing but symbols the last one is selected, and one alone stays', async () => {
  const { page, find } = await open()
  expect(selectable(page, [find('one'), find('four')])).toEqual([find('four')])
  expect(selectable(page, [find('one')])).toEqual([find('one')])
})
