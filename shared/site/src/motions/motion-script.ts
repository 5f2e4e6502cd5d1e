import { isIdentifier } from '@pergola/contracts'
import type { MotionJson, MotionValues, PlayableMotion } from '@pergola/contracts'
import { callbackText, isScopeName } from './callback-text.ts'
import { curveScript, easeText } from './ease-script.ts'
import type { CurveName } from './ease-script.ts'
import { withFrames } from './key-frames.ts'
import { isCallback, isValues } from './motion-values.ts'
import type { ResolvedMotion } from './playable-motion.ts'
import { keyLiteral, patternLiteral, scriptLiteral } from './script-literal.ts'
import { splitScript } from './split-script.ts'
import { readPattern } from './split-options.ts'

export interface ScriptedMotion {
  readonly motion: ResolvedMotion
  /** Selector of the element that has it. */
  readonly self: string
}

type Tween = ResolvedMotion['tweens'][number]

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

function objectText(entries: readonly (string | null)[]): string {
  const known = entries.filter((entry) => entry !== null)
  return known.length > 0 ? `{ ${known.join(', ')} }` : '{}'
}

function valuesText(values: MotionValues, writer: Writer): string {
  return objectText(Object.entries(values).map(([name, value]) => entryText(name, value, values, writer)))
}

function withScroll(options: MotionValues, scroll: MotionValues | undefined): MotionValues {
  return scroll ? { ...options, scrollTrigger: scroll } : options
}

/** The call and its values: between two states, or between one and what the element has. */
function callText(tween: Tween, writer: Writer): [method: string, values: string] {
  const { from, to } = tween
  const options = withScroll(tween.options, tween.scroll)
  const target = valuesText(withFrames(to, options, writer.defaults), writer)
  if (Object.keys(from).length === 0) return ['to', target]
  if (Object.keys(to).length === 0) return ['from', valuesText({ ...from, ...options }, writer)]
  return ['fromTo', `${valuesText(from, writer)}, ${target}`]
}

function tweenText(on: string, tween: Tween, writer: Writer): string {
  const [method, values] = callText(tween, writer)
  const targets = tween.part ? `parts.${tween.part}` : scriptLiteral(tween.selector)
  const place = tween.position === undefined ? '' : `, ${scriptLiteral(tween.position)}`
  return `${on}.${method}(${targets}, ${values}${place})`
}

function nameLiteral(name: string): string {
  const isName = isIdentifier(name) && name !== '__proto__'
  return isName ? scriptLiteral(name) : 'null'
}

function runText(name: string, expression: string, { indent }: Writer): string {
  return `${indent}run(${nameLiteral(name)}, function () { return ${expression}; });\n`
}

/** Waits for the pointer, the focus or a press of its elements. Whoever asks for less motion sees nothing of it. */
const starterScript = `  function waiting(made, by, on) {
    if (isCalm) isFollowing = true;
    else document.querySelectorAll(by).forEach(function (element) {
      var isOn = false;
      function turn(next) {
        isOn = next;
        if (isOn) made.play();
        else made.reverse();
      }
      if (on === 'click') return element.addEventListener('click', function () { turn(!isOn); });
      ['pointerenter', 'focusin'].forEach(function (name) { element.addEventListener(name, function () { turn(true); }); });
      ['pointerleave', 'focusout'].forEach(function (name) { element.addEventListener(name, function () { turn(false); }); });
    });
    return made;
  }
`

/** A motion that waits stands still until it is started. */
function waitingText(text: string, { start }: ResolvedMotion): string {
  return start ? `waiting(${text}, ${scriptLiteral(start.by)}, ${scriptLiteral(start.on)})` : text
}

const paused = ({ start }: ResolvedMotion): MotionValues => (start ? { paused: true } : {})

function callsText(motion: ResolvedMotion, writer: Writer): string {
  if (motion.timeline === null) {
    const tweens = motion.tweens.map((tween) => ({ ...tween, options: { ...tween.options, ...paused(motion) } }))
    return tweens
      .map((tween) => runText(tween.name, waitingText(tweenText('gsap', tween, writer), motion), writer))
      .join('')
  }
  const inner = { ...writer, indent: `${writer.indent}  ` }
  const start = `gsap.timeline(${valuesText(withScroll({ ...motion.timeline, ...paused(motion) }, motion.scroll), writer)})`
  const chained = motion.tweens.reduce((chain, tween) => tweenText(`${chain}\n${inner.indent}`, tween, inner), start)
  return runText(motion.name, waitingText(chained, motion), writer)
}

const patterned = new Set(['wordDelimiter', 'specialChars'])

function splitOptionsText(options: MotionValues, writer: Writer): string {
  const entryOf = ([name, value]: [string, MotionJson]) => {
    const pattern = patterned.has(name) ? readPattern(value) : null
    return pattern ? `${name}: ${patternLiteral(pattern)}` : entryText(name, value, options, writer)
  }
  return objectText(Object.entries(options).map(entryOf))
}

function motionText({ motion, self }: ScriptedMotion, curves: Set<CurveName>): string {
  const { defaults } = motion.timeline ?? {}
  const writer = { self, curves, indent: '  ', defaults: isValues(defaults) ? defaults : {} }
  const { split } = motion
  if (!split) return callsText(motion, writer)
  const given = [nameLiteral(split.name), scriptLiteral(split.selector), splitOptionsText(split.options, writer)]
  const calls = callsText(motion, { ...writer, indent: '    ' })
  return `  split(${given.join(', ')}, function (parts, run) {\n${calls}  });\n`
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

/** Whether a motion takes texts apart. */
export function usesSplit({ split }: PlayableMotion): boolean {
  return split !== undefined
}

/** The script of a page's motions: plain calls of the library, annex §4.7. */
export function motionScript(motions: readonly ScriptedMotion[]): string {
  const curves = new Set<CurveName>()
  const calls = motions.map((each) => motionText(each, curves)).join('')
  const splits = motions.some(({ motion }) => usesSplit(motion))
  const plugins = [
    ...(motions.some(({ motion }) => usesScroll(motion)) ? ['ScrollTrigger'] : []),
    ...(motions.some(({ motion }) => usesMotionPath(motion)) ? ['MotionPathPlugin'] : []),
    ...(splits ? ['SplitText'] : []),
  ]
  const registered = plugins.map((name) => `  if (typeof ${name} !== 'undefined') gsap.registerPlugin(${name});\n`)
  const starters = motions.some(({ motion }) => motion.start) ? starterScript : ''
  const before = `${opening}${starters}${splits ? splitScript : ''}${curveScript(curves)}${registered.join('')}`
  return `${before}${calls}${sortText(motions)}})();\n`
}
