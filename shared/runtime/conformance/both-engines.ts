import type { PlayableMotion } from '@pergola/contracts'
import { compileMotion } from '@pergola/site/motions'
import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import type { MotionControls } from '../src/motions/motion-engine.ts'
import { ownEngine } from '../src/motions/own/engine.ts'
import { gsapEngine } from './gsap-engine.ts'

gsap.registerPlugin(ScrollTrigger)
gsap.config({ autoSleep: 1e9 })

const engines = {
  own: { play: (motion: PlayableMotion, page: Document) => ownEngine.play(compileMotion(motion), page) },
  gsap: gsapEngine(gsap),
}
export type EngineName = keyof typeof engines

const looked = ['opacity', 'width', 'marginLeft', 'backgroundColor', 'borderTopLeftRadius'] as const

/** What a visitor sees of an element: place, turn and size by its matrix, and some of its styles. */
function lookOf(element: Element): number[] {
  const style = getComputedStyle(element)
  const { a, b, c, d, e, f } = new DOMMatrixReadOnly(style.transform === 'none' ? '' : style.transform)
  const numbers = looked.flatMap((name) => (style[name].match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 3).map(Number))
  return [a, b, c, d].map((part) => part * 100).concat(e, f, (numbers[0] ?? 0) * 100, numbers.slice(1))
}

const looks = () => [...document.querySelectorAll('.box')].map(lookOf)

interface Samples {
  readonly duration: number
  readonly looks: readonly number[][][]
}

/** The same motion at these times, one engine after the other. */
function sample(name: EngineName, motion: PlayableMotion, times: readonly number[]): Samples {
  const before = document.body.innerHTML
  const controls = engines[name].play(motion, document)
  controls.pause()
  const seen = times.map((time) => {
    controls.seek(time)
    return looks()
  })
  const { duration } = controls
  controls.kill()
  // The other one leaves empty attributes behind.
  if (name === 'own' && document.body.innerHTML !== before) throw new Error(`${name} left ${document.body.innerHTML}`)
  return { duration, looks: seen }
}

let playing: MotionControls | null = null

Object.assign(window, {
  sample,
  looks,
  play(name: EngineName, motion: PlayableMotion) {
    playing = engines[name].play(motion, document)
    Object.assign(window, { playing })
  },
})
