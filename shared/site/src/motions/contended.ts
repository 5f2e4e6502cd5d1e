import type { PlayableMotion, PlayableTween } from '@pergola/contracts'
import { chosenElements } from './chosen-elements.ts'
import type { SelectableElement } from './chosen-elements.ts'

const transform = /^(?:x|y|z|(?:translate|rotat(?:e|ion)|skew|scale)[XYZ]?)$/

/** A shorthand and its parts are one, and so are the transforms of what plays for itself. */
const valueOf = (name: string) => (transform.test(name) ? 'transform' : name.replace(/[A-Z-].*/s, ''))

/** In a timeline each transform is moved by itself. */
const partOf = (name: string) =>
  ({ translateX: 'x', translateY: 'y', translateZ: 'z' })[name] ?? name.replace(/[A-Z-].*/s, '').replace('ation', 'ate')

const namesOf = ({ from, to }: PlayableTween) => [...Object.keys(from), ...Object.keys(to)]

/** What plays for itself: a timeline, or a tween outside of one. */
const clocksOf = ({ timeline, tweens }: PlayableMotion) => (timeline ? [tweens] : tweens.map((each) => [each]))

type Elements = readonly SelectableElement[]

/** Who moved something first keeps it: tells whether others had any of these values before. */
function createOwners<Owner>(elements: Elements) {
  const moved = new Map<unknown, Map<string, Owner>>()
  return (selector: string, values: readonly string[], owner: Owner): boolean => {
    let isTaken = false
    // A selector is also what it will choose later.
    for (const element of [selector, ...chosenElements(selector, elements)]) {
      const owners = moved.get(element) ?? new Map<string, Owner>()
      moved.set(element, owners)
      for (const value of values) {
        const before = owners.get(value) ?? owner
        owners.set(value, before)
        isTaken ||= before !== owner
      }
    }
    return isTaken
  }
}

/** Goes on from wherever all before it have ended. */
const goesOn = ({ from, position }: PlayableTween) =>
  Object.keys(from).length === 0 && /^(?:\+=\s*\d.*)?$/.test(String(position ?? '').trim())

/** Ends at what the element has, which the other engine takes for all transforms at once. */
const comesToRest = ({ to }: PlayableTween) => Object.keys(to).length === 0

/** Of several that move one value, the other engine shows the first side of each before it begins. */
function isContended(tweens: readonly PlayableTween[], elements: Elements): boolean {
  const claim = createOwners<PlayableTween>(elements)
  const nameOf = tweens.some(comesToRest) ? valueOf : partOf
  // After what has no end nothing goes on.
  const isEndless = tweens.some(({ options }) => options['repeat'] === -1)
  return tweens.some(
    (tween) => claim(tween.selector, namesOf(tween).map(nameOf), tween) && (isEndless || !goesOn(tween)),
  )
}

/**
 * Whether a value of an element is moved by several whose order of time and of precedence differ, or which play each for
 * itself: it would have to be asked which of them counts.
 */
export function areContended(motions: readonly PlayableMotion[], elementsOf: () => Elements): boolean {
  const clocks = motions.flatMap(clocksOf)
  if (clocks.flat().length < 2) return false
  const elements = elementsOf()
  const claim = createOwners<number>(elements)
  return clocks.some(
    (tweens, clock) =>
      isContended(tweens, elements) ||
      (clocks.length > 1 && tweens.some((tween) => claim(tween.selector, namesOf(tween).map(valueOf), clock))),
  )
}
