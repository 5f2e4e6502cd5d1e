import type { CompiledMotion, CompiledTween } from '@pergola/contracts'
import type { ResolvedMotion } from './playable-motion.ts'
import type { ScriptedMotion } from './motion-script.ts'
import { compileMotion } from './compile-motion.ts'

/** Every ease of the page, once: tweens name it, as its curve is longer than all else they say. */
function namedEases(motions: readonly CompiledMotion[]): ReadonlyMap<string, string> {
  const curves = motions.flatMap(({ tweens }) => tweens.flatMap(({ ease }) => [ease.forth, ease.back]))
  return new Map([...new Set(curves)].map((curve, index) => [curve, `ease${index + 1}`]))
}

function tweenText({ ease, ...tween }: CompiledTween, names: ReadonlyMap<string, string>): string {
  const { forth, back } = ease
  return `${JSON.stringify(tween).slice(0, -1)},"ease":{"forth":${names.get(forth)},"back":${names.get(back)}}}`
}

/** A motion begins a line, and so does each of its tweens: whoever reads a page finds and compares them. */
function motionText({ tweens, ...motion }: CompiledMotion, names: ReadonlyMap<string, string>): string {
  const rows = tweens.map((tween) => `      ${tweenText(tween, names)}`)
  return `    ${JSON.stringify(motion).slice(0, -1)},"tweens":[\n${rows.join(',\n')}\n    ]}`
}

function compiled(motion: ResolvedMotion, name: string): CompiledMotion {
  const { start } = motion
  return { ...compileMotion(motion, name), ...(start && { paused: true, start }) }
}

/** The script of a page's motions for our own engine: data, and one call. */
export function ownMotionScript(motions: readonly ScriptedMotion[]): string {
  const all = motions.flatMap(({ motion }) =>
    motion.timeline === null
      ? // Each tween is found by a name of its own.
        motion.tweens.map((tween) => compiled({ ...motion, tweens: [tween] }, tween.name))
      : [compiled(motion, motion.name)],
  )
  const names = namedEases(all)
  const eases = [...names].map(([curve, name]) => `  const ${name} = ${JSON.stringify(curve)};\n`)
  const calls = all.map((motion) => motionText(motion, names))
  // A block, so that the names of eases are no names of the page.
  const script = `{\n${eases.join('')}  pergolaMotions([\n${calls.join(',\n')}\n  ]);\n}\n`
  // Nothing that ends a script element, and no line end that only some readers take for one.
  return script.replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
