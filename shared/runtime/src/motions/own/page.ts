import type { CompiledMotion } from '@pergola/contracts'
import { ownEngine } from './engine.ts'

/** `pergolaMotions([…])` in the script of a page; what it plays is found by its name, as other scripts expect it. */
function play(motions: readonly CompiledMotion[]): void {
  for (const motion of motions) {
    const { name } = motion
    try {
      const controls = ownEngine.play(motion, document)
      // A name that the browser, a library or an earlier script uses keeps its meaning.
      if (name && !(name in window)) Object.assign(window, { [name]: controls })
    } catch (error) {
      // The other motions of the page have nothing to do with it.
      console.error(error)
    }
  }
}

Object.assign(window, { pergolaMotions: play })
