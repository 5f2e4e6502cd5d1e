import type { MotionJson, PlayableMotion, PlayableTween } from '@pergola/contracts'
import { chosenElements } from './chosen-elements.ts'
import type { SelectableElement } from './chosen-elements.ts'
import { partsOf, valuesOf } from './value-parts.ts'

const namesOf = ({ from, to }: PlayableTween) => [...Object.keys(from), ...Object.keys(to)]

/** What plays for itself: a timeline, or a tween outside of one. */
interface Clock {
  readonly tweens: readonly PlayableTween[]
  /** Of a timeline that begins with its page and goes on to its end, once. */
  readonly isStraight: boolean
}

function clocksOf({ timeline, tweens, scroll }: PlayableMotion): Clock[] {
  if (!timeline) return tweens.map((each) => ({ tweens: [each], isStraight: false }))
  const { delay, paused, repeat, yoyo, defaults } = timeline
  const usual = Object.keys(defaults ?? {}).every((name) => name === 'ease')
  return [{ tweens, isStraight: usual && !scroll && !delay && !paused && !repeat && !yoyo }]
}

type Elements = readonly SelectableElement[]

/** Who moved something first keeps it: tells which others had any of these values before. */
function createOwners<Owner>(elements: Elements) {
  const moved = new Map<unknown, Map<string, Owner>>()
  return (selector: string, values: readonly string[], owner: Owner): ReadonlySet<Owner> => {
    const others = new Set<Owner>()
    // A selector is also what it will choose later.
    for (const element of [selector, ...chosenElements(selector, elements)]) {
      const owners = moved.get(element) ?? new Map<string, Owner>()
      moved.set(element, owners)
      for (const value of values) {
        const before = owners.get(value) ?? owner
        owners.set(value, before)
        if (before !== owner) others.add(before)
      }
    }
    return others
  }
}

/** Begins when all before it have ended. */
const isBehindAll = ({ position }: PlayableTween) => /^(?:\+=\s*\d.*)?$/.test(String(position ?? '').trim())

/** Goes on from wherever all before it have ended. */
const goesOn = (tween: PlayableTween) => Object.keys(tween.from).length === 0 && isBehindAll(tween)

/** Ends at what the element has, which the other engine takes for all transforms at once. */
const comesToRest = ({ to }: PlayableTween) => Object.keys(to).length === 0

const isFixed = (value: MotionJson | undefined) =>
  value !== undefined && !Array.isArray(value) && !/^[+-]=/.test(String(value).trim())

/** Takes time, and asks nothing of the element: says of each of its values where it begins and where it ends. */
const saysAll = (tween: PlayableTween) =>
  tween.options['duration'] !== 0 &&
  Object.keys(tween.options).every((name) => /^(?:duration|delay|ease|repeat|repeatDelay|yoyo|stagger)$/.test(name)) &&
  namesOf(tween).every((name) => isFixed(tween.from[name]) && isFixed(tween.to[name]))

/** Moves all that it moves from the very start, so that it is seen of nothing else what it will begin with. */
function opens(tween: PlayableTween): boolean {
  const { delay, stagger } = tween.options
  return (tween.position ?? '') === '' && !delay && !stagger && saysAll(tween)
}

/** Of several that move one value, the other engine shows the first side of each before it begins. */
function isContended({ tweens, isStraight }: Clock, elements: Elements): boolean {
  const claim = createOwners<PlayableTween>(elements)
  const movedBy = tweens.some(comesToRest) ? valuesOf : partsOf
  // After what has no end nothing goes on.
  const isEndless = tweens.some(({ options }) => options['repeat'] === -1)
  const [first] = tweens
  const takesTurn = (tween: PlayableTween, others: ReadonlySet<PlayableTween>) =>
    isStraight &&
    first !== undefined &&
    opens(first) &&
    isBehindAll(tween) &&
    saysAll(tween) &&
    [...others].every((other) => other === first)
  return tweens.some((tween) => {
    const others = claim(tween.selector, namesOf(tween).flatMap(movedBy), tween)
    return others.size > 0 && (isEndless || !(goesOn(tween) || takesTurn(tween, others)))
  })
}

/**
 * Whether a value of an element is moved by several whose order of time and of precedence differ, or which play each for
 * itself: it would have to be asked which of them counts.
 */
export function areContended(motions: readonly PlayableMotion[], elementsOf: () => Elements): boolean {
  const clocks = motions.flatMap(clocksOf)
  if (clocks.flatMap(({ tweens }) => tweens).length < 2) return false
  const elements = elementsOf()
  const claim = createOwners<Clock>(elements)
  const meets = (clock: Clock) =>
    clock.tweens.some((tween) => claim(tween.selector, namesOf(tween).flatMap(valuesOf), clock).size > 0)
  return clocks.some((clock) => isContended(clock, elements) || (clocks.length > 1 && meets(clock)))
}
