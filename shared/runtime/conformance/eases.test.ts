import { easeCurve } from '@pergola/site/motions'
import fc from 'fast-check'
import { gsap } from 'gsap'
import { expect, test } from 'vitest'
import { eases } from './motion-cases.ts'

const times = Array.from({ length: 101 }, (_, at) => at / 100 + (at < 100 ? 0.00037 : 0))

/** The largest difference at any time. */
function distance(name: string): number {
  const own = easeCurve(name)
  const other = gsap.parseEase(name)
  return Math.max(...times.map((time) => Math.abs((own?.(time) ?? Number.NaN) - other(time))))
}

const named = [...eases.filter((name) => !name.startsWith('cubic')), 'steps(5)', 'quad.in', 'strong.inOut', 'linear.in']
test.each([...named, 'back(3)', 'power2.in(3)', 'elastic(0.5)', 'elastic.inOut(2, 0.2)', 'steps(1)'])(
  '%s is what GSAP takes it for',
  (name) => expect(distance(name)).toBeLessThan(1e-6),
)

test('whatever stands in the brackets', () => {
  const number = fc.integer({ min: 1, max: 40 }).map((each) => each / 10)
  const family = fc.constantFrom('back', 'elastic', 'back.in', 'elastic.in', 'back.inOut', 'elastic.inOut', 'bounce.in')
  fc.assert(
    fc.property(family, number, fc.option(number), (name, first, second) => {
      expect(distance(`${name}(${first}${second === null ? '' : `, ${second}`})`)).toBeLessThan(1e-6)
    }),
  )
})
