import { expect, test, vi } from 'vitest'
import { createFakeCanvas } from '@pergola/contracts/testing'
import { createLazyAnimations } from './lazy-animations.ts'

function open(css: string) {
  const fake = createFakeCanvas({ page: { tag: 'body', children: [{ tag: 'h1' }] } })
  const canvas = { ...fake, sheets: () => [{ file: 'css/index.css', css, editable: true }] }
  fake.state.set({ phase: 'loading' })
  return { canvas, ...createLazyAnimations(canvas) }
}

test('a page with keyframes has its names told without anybody asking', async () => {
  const { canvas, service } = open('@keyframes rise { from { opacity: 0 } } @keyframes spin {}')
  expect(service.state.getState().names).toEqual([])
  canvas.state.set({ phase: 'ready' })
  await vi.waitFor(() => expect(service.state.getState().names).toEqual(['rise', 'spin']))
})

test('what the builder writes to comes when it is asked for, and the same service says that it builds', async () => {
  const { service, load } = open('@keyframes rise { from { opacity: 0 } }')
  expect(service.keyframe).toBeUndefined()
  const { mode } = await load()
  expect(service.keyframe).toBe(mode.surface)
  mode.choose({ file: 'css/index.css', animation: 'rise', nth: 0, index: 0, selector: '0%' })
  expect(service.state.getState().building).toBe(true)
})
