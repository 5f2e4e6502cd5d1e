import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBreakpoints } from './slider-breakpoints.ts'
import { modulesOf, sliderModules } from './slider-modules.ts'

const told = (attributes: Readonly<Record<string, string>>) =>
  modulesOf(Object.entries(attributes).map(([name, value]) => ({ name, value })))

test.each([
  [{}, ['a11y']],
  [{ class: 'gallery', 'slides-per-view': '3', effect: 'slide' }, ['a11y']],
  [{ a11y: 'false' }, []],
  [{ 'a11y-enabled': 'false', navigation: '' }, ['navigation']],
  [{ navigation: 'true', pagination: 'false', 'pagination-type': 'fraction' }, ['a11y', 'navigation']],
  [{ 'autoplay-delay': '1000', 'free-mode': 'true', 'grid-rows': '2' }, ['a11y', 'autoplay', 'free-mode', 'grid']],
  [{ 'thumbs-swiper': '.small' }, ['a11y', 'thumbs']],
  [{ effect: 'coverflow' }, ['a11y', 'effect-coverflow']],
  [{ breakpoints: '{"640":{"effect":"cards","freeMode":{"sticky":true}}}' }, ['a11y', 'free-mode', 'effect-cards']],
  [{ breakpoints: '{"640":{"navigation":false}}' }, ['a11y']],
  [{ breakpoints: 'not json' }, ['a11y']],
  [{ ':navigation': 'open', 'v-bind:zoom-max-ratio': 'n' }, ['a11y', 'navigation', 'zoom']],
])('a slider with %o uses %o', (attributes, modules) => {
  expect(told(attributes)).toEqual(modules)
})

test('what a directive may set to anything brings all that it may become', () => {
  expect(told({ ':effect': 'kind' })).toEqual(['a11y', ...sliderModules.filter((each) => each.startsWith('effect-'))])
  expect(told({ 'v-bind': 'options' })).toEqual(sliderModules)
})

test('breakpoints are whatever somebody wrote; only objects count', () => {
  expect(readBreakpoints('{"640":{"a":1},"900":2,"901":null,"902":[1]}')).toEqual({ 640: { a: 1 } })
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (value) => {
      expect(Object.values(readBreakpoints(value)).every((each) => typeof each === 'object')).toBe(true)
    }),
  )
})
