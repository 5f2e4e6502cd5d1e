import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceAt, devices, setOn, valuesOn } from './per-device.ts'
import type { Told } from './per-device.ts'

const nothing: Told = { base: null, breakpoints: null }
const [mobile, tablet, desktop] = [0, 1, 2]
const view = { attribute: 'slides-per-view', initial: '1' }
const set = (told: Told, device: number, value: string) => setOn(told, view, device, value)
const read = (told: Told) => valuesOn(told, view)

test('devices begin above the next narrower one', () => {
  expect(devices).toEqual([
    { name: 'mobile', width: 360, start: 0 },
    { name: 'tablet', width: 768, start: 361 },
    { name: 'desktop', width: 1080, start: 769 },
  ])
  expect([0, 360, 361, 768, 769, 4000].map((width) => deviceAt(width).name)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ])
})

test('a value without others is the attribute alone; the default is none', () => {
  const three = set(nothing, desktop, '3')
  expect(three).toEqual({ base: '3', breakpoints: null })
  expect(set(three, desktop, '1')).toEqual(nothing)
})

test('a narrower device of its own leaves the wider ones as they are, and follows them again', () => {
  const both = set(set(nothing, desktop, '3'), mobile, '2')
  expect(both).toEqual({ base: '2', breakpoints: '{"361":{"slidesPerView":3}}' })
  expect(read(both)).toEqual(['2', '3', '3'])
  expect(read(set(both, desktop, '4'))).toEqual(['2', '4', '4'])
  expect(set(both, mobile, '3')).toEqual({ base: '3', breakpoints: null })
  const auto = set(both, tablet, 'auto')
  expect(auto).toEqual({ base: '2', breakpoints: '{"361":{"slidesPerView":"auto"},"769":{"slidesPerView":3}}' })
})

test('what somebody wrote beside it stays', () => {
  const told = { base: null, breakpoints: '{"640":{"slidesPerView":2,"speed":100},"1200":{"effect":"fade"}}' }
  expect(read(told)).toEqual(['1', '2', '2'])
  const next = set(told, tablet, '3')
  expect(read(next)).toEqual(['1', '3', '2'])
  expect(JSON.parse(next.breakpoints!)).toMatchObject({ 640: { speed: 100 }, 1200: { effect: 'fade' } })
})

test('whatever is set in whatever order, every device shows what it was told last, or follows the next wider one', () => {
  const steps = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('1', '2', '3', 'auto')), { maxLength: 12 })
  fc.assert(
    fc.property(steps, (taken) => {
      let told = nothing
      for (const [device, value] of taken) {
        const before = read(told)
        told = set(told, device, value)
        const after = read(told)
        expect(after[device]).toBe(value)
        expect(after.slice(device + 1)).toEqual(before.slice(device + 1))
        const isFollowing = before.slice(0, device).findLastIndex((each) => each !== before[device]) + 1
        expect(after.slice(0, isFollowing)).toEqual(before.slice(0, isFollowing))
        expect(after.slice(isFollowing, device).every((each) => each === value)).toBe(true)
      }
    }),
  )
})
