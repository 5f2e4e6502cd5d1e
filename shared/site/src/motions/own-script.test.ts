import type { CompiledMotion } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { compileMotion } from './compile-motion.ts'
import { mainTarget, newAnimation, newMotion, ownMotionScript } from './index.ts'
import { resolveMotion } from './playable-motion.ts'

const eased = (name: string, ease?: string) => ({
  ...newAnimation(name),
  to: { x: '80' },
  toOptions: ease === undefined ? {} : { ease },
})

/** A timeline of which each animation has one of these. */
const timeline = (id: string, ...eases: (string | undefined)[]) => {
  const animations = eases.map((ease, index) => eased(`a${index}`, ease))
  const motion = { ...newMotion(id, 'index'), isTimeLine: true, timeLineName: id, animations }
  const target = mainTarget(id)
  return { motion: resolveMotion(motion, target), self: target.selector }
}

/** What a page's script hands to our engine. */
function given(script: string): readonly CompiledMotion[] {
  const calls: (readonly CompiledMotion[])[] = []
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what a browser does with the file
  new Function('pergolaMotions', script)((each: readonly CompiledMotion[]) => calls.push(each))
  return calls.flat()
}

const page = [
  timeline('mt1', 'bounce.out', 'bounce.out', undefined, '</script>'),
  timeline('mt2', 'bounce.out', 'none', 'power2.inOut'),
]

test('each tween arrives with its own eases, whatever it shares with others', () => {
  expect(given(ownMotionScript(page))).toEqual(page.map(({ motion }) => compileMotion(motion, motion.name)))
})

test('an ease stands in a page once, however many tweens have it', () => {
  const curves = ownMotionScript(page).match(/"linear\b[^"]*"/g) ?? []
  const meant = page.flatMap(({ motion }) =>
    compileMotion(motion).tweens.flatMap(({ ease }) => [ease.forth, ease.back]),
  )
  expect(meant.length).toBeGreaterThan(new Set(meant).size)
  expect(curves.map((curve) => JSON.parse(curve))).toEqual([...new Set(meant)])
})

test('the names of eases are no names of the page, and two scripts of a page do not meet', () => {
  const script = ownMotionScript(page)
  expect(
    given(`${script}\n${script}; if (typeof ease1 !== 'undefined') throw new Error('a name of the page')`),
  ).toHaveLength(4)
})
