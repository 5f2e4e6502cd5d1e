import type { CompiledMotion, MotionStarter } from '@pergola/contracts'
import type { MotionControls } from '../motion-engine.ts'
import { ownEngine } from './engine.ts'

/** Whoever asks for less motion sees nothing of what waits. */
function startBy({ play: forth, reverse, kill }: MotionControls, { on, by }: MotionStarter): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return kill()
  for (const element of document.querySelectorAll(by)) {
    let isOn = false
    const turn = (next: boolean) => {
      isOn = next
      if (isOn) forth()
      else reverse()
    }
    const listen = (names: string[], next: () => boolean) =>
      names.forEach((name) => element.addEventListener(name, () => turn(next())))
    if (on === 'click') listen(['click'], () => !isOn)
    else {
      listen(['pointerenter', 'focusin'], () => true)
      listen(['pointerleave', 'focusout'], () => false)
    }
  }
}

/** `pergolaMotions([…])` in the script of a page; what it plays is found by its name, as other scripts expect it. */
function play(motions: readonly CompiledMotion[]): void {
  for (const motion of motions) {
    const { name, start } = motion
    try {
      const controls = ownEngine.play(motion, document)
      if (start) startBy(controls, start)
      // A name that the browser, a library or an earlier script uses keeps its meaning.
      if (name && !(name in window)) Object.assign(window, { [name]: controls })
    } catch (error) {
      // The other motions of the page have nothing to do with it.
      console.error(error)
    }
  }
}

Object.assign(window, { pergolaMotions: play })
