import type { CompiledMotion } from '@pergola/contracts'
import type { ScriptedMotion } from './motion-script.ts'
import { compileMotion } from './compile-motion.ts'

/** A motion begins a line, and so does each of its tweens: whoever reads a page finds and compares them. */
function lines(motions: readonly CompiledMotion[]): string {
  const texts = motions.map(({ tweens, ...motion }) => {
    const rows = tweens.map((tween) => `    ${JSON.stringify(tween)}`)
    return `  ${JSON.stringify(motion).slice(0, -1)},"tweens":[\n${rows.join(',\n')}\n  ]}`
  })
  return `[\n${texts.join(',\n')}\n]`
}

/** The script of a page's motions for our own engine: data, and one call. */
export function ownMotionScript(motions: readonly ScriptedMotion[]): string {
  const compiled = motions.flatMap(({ motion }) =>
    motion.timeline === null
      ? // Each tween is found by a name of its own.
        motion.tweens.map((tween) => compileMotion({ ...motion, tweens: [tween] }, tween.name))
      : [compileMotion(motion, motion.name)],
  )
  // Nothing that ends a script element, and no line end that only some readers take for one.
  const text = lines(compiled).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `pergolaMotions(${text});\n`
}
