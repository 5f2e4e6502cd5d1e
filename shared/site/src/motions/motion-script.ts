import type { MotionJson, MotionValues, PlayableMotion, PlayableTween } from '@pergola/contracts'
import { callbackText, isScopeName } from './callback-text.ts'
import { curveScript, easeText } from './ease-script.ts'
import type { CurveName } from './ease-script.ts'
import { withFrames } from './key-frames.ts'
import { isCallback, isValues } from './playable-motion.ts'
import type { ResolvedMotion } from './playable-motion.ts'
import { keyLiteral, scriptLiteral } from './script-literal.ts'

export interface ScriptedMotion {
  readonly motion: ResolvedMotion
  /** Selector of the element that has it. */
  readonly self: string
}

const opening = `(function () {
  // Settings leave libraries out where the site brings its own, or does without.
  if (typeof gsap === 'undefined') return;
  var isCalm = window.matchMedia && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  var isFollowing;
  // Whoever asks for less motion sees what comes of it, and nothing that follows the scroll or never ends.
  function onScroll(trigger) {
    isFollowing = trigger.scrub || trigger.scrub === 0;
    return isCalm || typeof ScrollTrigger === 'undefined' ? null : trigger;
  }
  function settle(made) {
    if (isFollowing || made.totalDuration() > 1e8) made.revert();
    else made.totalProgress(1);
  }
  function run(name, start) {
    // One motion that fails stops no other.
    try {
      isFollowing = false;
      var made = start();
      if (isCalm) settle(made);
      // A name that the browser, a library or an earlier script uses keeps its meaning.
      if (name && !Object.prototype.hasOwnProperty.call(window, name)) window[name] = made;
    } catch (reason) {
      console.error(reason);
    }
  }
`

/** What one script is written with. */
interface Writer {
  readonly self: string
  /** Of the line a call begins on. */
  readonly indent: string
  /** What the timeline says for all its animations. */
  readonly defaults: MotionValues
  readonly curves: Set<CurveName>
}

/** The code of a callback, bound to what its scope names. */
function callbackLiteral(code: MotionJson, scope: MotionJson | undefined, { self, indent }: Writer): string | null {
  const made = typeof code === 'string' && code.trim() !== '' ? callbackText(code, self, indent) : null
  if (made === null) return null
  return typeof scope === 'string' && isScopeName(scope) ? `${made}.bind(${scope})` : made
}

function entryText(name: string, value: MotionJson, all: MotionValues, writer: Writer): string | null {
  if (isCallback(name)) {
    const made = callbackLiteral(value, all[`${name}Scope`], writer)
    return made && `${keyLiteral(name)}: ${made}`
  }
  if (/^on[A-Z]\w*Scope$/.test(name)) return null
  const ease = /ease(?:Each)?$/i.test(name) && typeof value === 'string' ? easeText(value) : null
  if (ease?.needs) writer.curves.add(ease.needs)
  if (ease) return `${keyLiteral(name)}: ${ease.text}`
  const text = isValues(value) ? valuesText(value, writer) : scriptLiteral(value)
  return name === 'scrollTrigger' && isValues(value)
    ? `scrollTrigger: onScroll(${text})`
    : `${keyLiteral(name)}: ${text}`
}

function valuesText(values: MotionValues, writer: Writer): string {
  const entries = Object.entries(values).map(([name, value]) => entryText(name, value, values, writer))
  const known = entries.filter((entry) => entry !== null)
  return known.length > 0 ? `{ ${known.join(', ')} }` : '{}'
}

function withScroll(options: MotionValues, scroll: MotionValues | undefined): MotionValues {
  return scroll ? { ...options, scrollTrigger: scroll } : options
}

/** The call and its values: between two states, or between one and what the element has. */
function callText(tween: PlayableTween, writer: Writer): [method: string, values: string] {
  const { from, to } = tween
  const options = withScroll(tween.options, tween.scroll)
  const target = valuesText(withFrames(to, options, writer.defaults), writer)
  if (Object.keys(from).length === 0) return ['to', target]
  if (Object.keys(to).length === 0) return ['from', valuesText({ ...from, ...options }, writer)]
  return ['fromTo', `${valuesText(from, writer)}, ${target}`]
}

function tweenText(on: string, tween: PlayableTween, writer: Writer): string {
  const [method, values] = callText(tween, writer)
  const place = tween.position === undefined ? '' : `, ${scriptLiteral(tween.position)}`
  return `${on}.${method}(${scriptLiteral(tween.selector)}, ${values}${place})`
}

function runText(name: string, expression: string): string {
  const isName = /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__'
  return `  run(${isName ? scriptLiteral(name) : 'null'}, function () { return ${expression}; });\n`
}

function motionText({ motion, self }: ScriptedMotion, curves: Set<CurveName>): string {
  const { defaults } = motion.timeline ?? {}
  const writer = { self, curves, indent: '  ', defaults: isValues(defaults) ? defaults : {} }
  if (motion.timeline === null) {
    return motion.tweens.map((tween) => runText(tween.name, tweenText('gsap', tween, writer))).join('')
  }
  const start = `gsap.timeline(${valuesText(withScroll(motion.timeline, motion.scroll), writer)})`
  return runText(
    motion.name,
    motion.tweens.reduce((chain, tween) => tweenText(`${chain}\n    `, tween, { ...writer, indent: '    ' }), start),
  )
}

function scrollsOf({ scroll, tweens }: PlayableMotion): readonly MotionValues[] {
  return [scroll, ...tweens.map((tween) => tween.scroll)].filter((each) => each !== undefined)
}

/** Whether a motion hangs on scrolling. */
export function usesScroll(motion: PlayableMotion): boolean {
  return scrollsOf(motion).length > 0
}

/** Room that is made for what is pinned moves what stands below, which is to be measured after it: in the page's order. */
function sortText(motions: readonly ScriptedMotion[]): string {
  const scrolls = motions.flatMap(({ motion }) => scrollsOf(motion))
  if (scrolls.length < 2 || !scrolls.some(({ pin }) => pin)) return ''
  return "  if (typeof ScrollTrigger !== 'undefined' && ScrollTrigger.sort) ScrollTrigger.sort();\n"
}

/** Whether a motion leads along a path. */
export function usesMotionPath({ tweens }: PlayableMotion): boolean {
  return tweens.some(({ options }) => options['motionPath'] !== undefined)
}

/** The script of a page's motions: plain calls of the library, annex §4.7. */
export function motionScript(motions: readonly ScriptedMotion[]): string {
  const curves = new Set<CurveName>()
  const calls = motions.map((each) => motionText(each, curves)).join('')
  const plugins = [
    ...(motions.some(({ motion }) => usesScroll(motion)) ? ['ScrollTrigger'] : []),
    ...(motions.some(({ motion }) => usesMotionPath(motion)) ? ['MotionPathPlugin'] : []),
  ]
  const registered = plugins.map((name) => `  if (typeof ${name} !== 'undefined') gsap.registerPlugin(${name});\n`)
  return `${opening}${curveScript(curves)}${registered.join('')}${calls}${sortText(motions)}})();\n`
}
