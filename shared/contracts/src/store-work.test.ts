import { expect, test } from 'vitest'
import { fail, succeed } from './outcome.ts'
import type { CanvasService } from './services/canvas.ts'
import { sayStored, storeWork } from './store-work.ts'
import { createFakeToasts } from './testing/index.ts'

const canvasOf = (save: CanvasService['save']) => ({ save })

test('that saving by itself was quicker is as good as a save', async () => {
  expect(await storeWork(canvasOf(async () => fail('nothing-changed')))).toEqual(succeed())
  expect(await storeWork(canvasOf(async () => fail('timed-out', 'why')))).toEqual(fail('timed-out', 'why'))
})

test('nothing is said before the save is acknowledged', async () => {
  const order: string[] = []
  async function save() {
    await new Promise((resolve) => setTimeout(resolve))
    order.push('stored')
    return succeed({ revision: 1, bytes: 1 })
  }
  await sayStored({ canvas: canvasOf(save), toasts: createFakeToasts() }, () => order.push('said'))
  expect(order).toEqual(['stored', 'said'])
})

test('what could not be stored is not said to be there', async () => {
  const toasts = createFakeToasts()
  const canvas = canvasOf(async () => fail('storage-full'))
  await sayStored({ canvas, toasts }, () => toasts.success('There'))
  expect(toasts.shown).toMatchObject([{ kind: 'error', message: 'Faild to save project' }])
})
