import type { MotionJson, MotionValues, PlayableMotion, PlayableTween } from '@pergola/contracts'
import type { gsap as library } from 'gsap'
import { easeCurve, withFrames } from '@pergola/site/motions'
import type { MotionControls } from '../src/motions/motion-engine.ts'

type Library = typeof library

const endOf = (one: gsap.core.Animation) => one.delay() + one.totalDuration()

const list = (value: MotionJson | undefined) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** As the script of a page has it, which joins the lists of both sides before. */
function varsOf({ from, to, options, scroll }: PlayableTween, defaults: MotionValues = {}): [MotionValues, object] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  const long = [...keys].filter((key) => [from[key], to[key]].some(Array.isArray))
  const lists = Object.fromEntries(long.map((key) => [key, [...list(from[key]), ...list(to[key])]]))
  const begin = Object.fromEntries(Object.entries(from).filter(([key]) => !long.includes(key)))
  const end = withFrames({ ...to, ...lists }, options, defaults)
  const ease = String(options['ease'] ?? '')
  const named = ease.startsWith('cubic-bezier') ? { ease: easeCurve(ease) } : {}
  return [begin, { ...end, ...named, ...(scroll && { scrollTrigger: { ...scroll } }) }]
}

/** The same motions by GSAP, to compare with. */
export function gsapEngine(gsap: Library) {
  function tween(each: PlayableTween): gsap.core.Tween {
    const [from, to] = varsOf(each)
    if (Object.keys(from).length === 0) return gsap.to(each.selector, to)
    if (Object.keys(each.to).length === 0) return gsap.from(each.selector, { ...to, ...from })
    return gsap.fromTo(each.selector, from, to)
  }
  function timelineOf({ timeline, scroll, tweens }: PlayableMotion) {
    const line = gsap.timeline({ ...timeline, ...(scroll && { scrollTrigger: { ...scroll } }) })
    for (const each of tweens) {
      const [from, to] = varsOf(each, timeline?.['defaults'] as MotionValues | undefined)
      const position = each.position === '' ? undefined : each.position
      if (Object.keys(from).length === 0) line.to(each.selector, to, position)
      else if (Object.keys(each.to).length === 0) line.from(each.selector, { ...to, ...from }, position)
      else line.fromTo(each.selector, from, to, position)
    }
    return line
  }
  return {
    play(motion: PlayableMotion, document: Document): MotionControls {
      const styles = new Map<Element, string | null>()
      for (const element of document.querySelectorAll('*')) styles.set(element, element.getAttribute('style'))
      const all: gsap.core.Animation[] = []
      const context = gsap.context(() => {
        all.push(...(motion.timeline ? [timelineOf(motion)] : motion.tweens.map(tween)))
      })
      const each = (call: (animation: gsap.core.Animation) => unknown) => () => all.forEach((one) => void call(one))
      return {
        duration: Math.max(...all.map(endOf)),
        time: () => Math.max(...all.map((one) => one.delay() + one.totalTime())),
        play: each((one) => one.play()),
        pause: each((one) => one.pause()),
        resume: each((one) => one.resume()),
        restart: each((one) => one.restart()),
        // oxlint-disable-next-line unicorn/no-array-reverse -- no array
        reverse: each((one) => one.reverse()),
        seek: (seconds) => each((one) => one.pause().totalTime(Math.max(0, seconds - one.delay())))(),
        kill() {
          context.revert()
          for (const [element, style] of styles) {
            if (style === null) element.removeAttribute('style')
            else element.setAttribute('style', style)
          }
        },
      }
    },
  }
}
