import type { ScriptedMotion } from './motion-script.ts'
import { compileMotion } from './compile-motion.ts'

/** The script of a page's motions for our own engine: data, and one call. */
export function ownMotionScript(motions: readonly ScriptedMotion[]): string {
  const compiled = motions.flatMap(({ motion }) =>
    motion.timeline === null
      ? // Each tween is found by a name of its own.
        motion.tweens.map((tween) => compileMotion({ ...motion, tweens: [tween] }, tween.name))
      : [compileMotion(motion, motion.name)],
  )
  // Nothing that ends a script element, and no line end that only some readers take for one.
  const text = JSON.stringify(compiled).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `pergolaMotions(${text});\n`
}
