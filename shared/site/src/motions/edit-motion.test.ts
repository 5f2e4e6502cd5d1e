import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addAnimation,
  addInstance,
  cloneMotion,
  editAnimation,
  moveTween,
  newAnimation,
  newMotion,
  optionAt,
  removeAnimation,
  removeInstance,
  setOption,
  stretchTween,
  tweenSpans,
} from './index.ts'
import type { Motion, MotionAnimation } from './index.ts'

const timeline = (...animations: Partial<MotionAnimation>[]): Motion => ({
  ...newMotion('mt1', 'index'),
  isTimeLine: true,
  animations: animations.map((each, index) => ({ ...newAnimation(`a${index}`), ...each })),
})

// The places are what GSAP 3.15 gives for the same timeline.
test.each<[place: string, start: number]>([
  ['', 1],
  ['0', 0],
  ['.25', 0.25],
  ['<', 0],
  ['>', 1],
  ['<0.2', 0.2],
  ['<+=0.2', 0.2],
  ['>-0.2', 0.8],
  ['>-=0.2', 0.8],
  ['<25%', 0.25],
  ['+=0.5', 1.5],
  ['-=0.5', 0.5],
  ['-=50%', 0],
  ['somewhere', 1],
])('an animation at %j of a timeline starts at %d', (positionParameter, start) => {
  const motion = timeline({ toOptions: { duration: '1' } }, { positionParameter, toOptions: { duration: 2 } })
  expect(tweenSpans(motion)[1]).toEqual({ start, duration: 2, whole: 2 })
})

test('repeats and pauses count; what never ends counts once for what follows', () => {
  const spans = tweenSpans(
    timeline(
      { toOptions: { duration: 1, repeat: '2', repeatDelay: 0.5 } },
      { toOptions: { duration: 1, repeat: -1 } },
      {},
    ),
  )
  expect(spans.map(({ start }) => start)).toEqual([0, 4, 5])
  expect(spans.map(({ whole }) => whole)).toEqual([4, Number.POSITIVE_INFINITY, 0.5])
})

test('wherever it is moved and however it is stretched, there it stands', () => {
  const time = fc.integer({ min: 0, max: 20_000 }).map((each) => each / 1000)
  const delay = fc.option(time, { nil: '' as const })
  fc.assert(
    fc.property(fc.boolean(), delay, time, time, (isTimeLine, before, start, duration) => {
      const motion = { ...timeline({}, { toOptions: { delay: before } }, {}), isTimeLine }
      const [, span] = tweenSpans(stretchTween(moveTween(motion, 1, start), 1, duration))
      expect(span?.start).toBeCloseTo(start, 3)
      expect(span?.duration).toBeCloseTo(Math.max(0.01, duration), 3)
    }),
  )
})

test('with the same options on both sides, an edit of one is an edit of the other', () => {
  const motion = timeline({ fromOptions: { ease: 'none' }, toOptions: { ease: 'back' } })
  const same = editAnimation(motion, 0, { useSameFromOptions: true })
  expect(same.animations[0]?.toOptions).toEqual({ ease: 'none' })
  expect(editAnimation(same, 0, { fromOptions: { delay: '1' } }).animations[0]?.toOptions).toEqual({ delay: '1' })
  expect(editAnimation(motion, 0, { fromOptions: {} }).animations[0]?.toOptions).toEqual({ ease: 'back' })
})

test('an option is set anywhere, and leaves nothing empty behind', () => {
  const set = setOption({}, ['stagger', 'each'], '0.1')
  expect(optionAt(set, ['stagger', 'each'])).toBe('0.1')
  expect(setOption(set, ['stagger', 'each'], '')).toEqual({})
  expect(optionAt({ stagger: '0.1' }, ['stagger', 'each'])).toBeUndefined()
})

test('a clone has no instances and no other pages; instances come and go, and are counted', () => {
  const instanced = addInstance(newMotion('mt1', 'index'), 'mi1', 'about')
  expect([instanced.numberTimeOfUses, instanced.instances]).toEqual([2, { mi1: { id: 'mi1', page: 'about' } }])
  expect(removeInstance(instanced, 'mi1')).toEqual(newMotion('mt1', 'index'))
  const named = [...instanced.animations, newAnimation('rise'), newAnimation('mt12_1')]
  const clone = cloneMotion({ ...instanced, animations: named, excludes: ['about'] }, 'mt2', 'shop')
  const own = newMotion('mt2', 'shop')
  expect(clone).toEqual({ ...own, animations: [...own.animations, ...named.slice(1)] })
})

test('no two animations have one name', () => {
  const three = addAnimation(addAnimation(newMotion('mt1', 'index')))
  const names = addAnimation(removeAnimation(three, 1)).animations.map(({ name }) => name)
  expect(new Set(names).size).toBe(3)
})
