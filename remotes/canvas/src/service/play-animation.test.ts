import { expect, test } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { playAnimation } from './play-animation.ts'

test('the marks around an element are drawn anew when a frame of an animation shows on it, and after it', async () => {
  const { core } = await openCore('<p>Text</p>')
  let animations = 0
  const animation = { pause: () => undefined, cancel: () => void animations-- }
  const element = { animate: () => (animations++, animation) }
  const rule = { name: 'grow', cssText: '@keyframes grow', cssRules: [], findRule: () => null }
  const document = { styleSheets: [{ cssRules: [rule] }], adoptedStyleSheets: [], defaultView: null }
  Object.assign(core, { frame: { document, projection: { elementOf: () => element } } })
  core.publish({ selected: { id: 1 } as never })
  const drawnWith: number[] = []
  core.moved.on(() => drawnWith.push(animations))
  const outcome = playAnimation(core, 'grow', { duration: 1, at: 0 })
  expect(drawnWith).toEqual([2])
  if (outcome.ok) outcome.value()
  expect(drawnWith).toEqual([2, 0])
})
