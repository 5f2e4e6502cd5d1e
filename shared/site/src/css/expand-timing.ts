import { splitList, splitWords } from './selector-text.ts'
import type { Longhands } from './shorthands.ts'

const time = /^(?:[\d.+-]+m?s|calc\(.*\))$/is
const timing =
  /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|(?:steps|cubic-bezier|linear|spring)\(.*\))$/is

type Parts = readonly (readonly [property: string, fits: RegExp, otherwise: string])[]

const transition: Parts = [
  ['transition-duration', time, '0s'],
  ['transition-delay', time, '0s'],
  ['transition-timing-function', timing, 'ease'],
  ['transition-behavior', /^(?:normal|allow-discrete)$/i, 'normal'],
  ['transition-property', /./s, 'all'],
]

const animation: Parts = [
  ['animation-duration', time, '0s'],
  ['animation-delay', time, '0s'],
  ['animation-timing-function', timing, 'ease'],
  ['animation-iteration-count', /^(?:infinite|[\d.]+)$/i, '1'],
  ['animation-direction', /^(?:normal|reverse|alternate|alternate-reverse)$/i, 'normal'],
  ['animation-fill-mode', /^(?:none|forwards|backwards|both)$/i, 'none'],
  ['animation-play-state', /^(?:running|paused)$/i, 'running'],
  ['animation-name', /./s, 'none'],
]

export function expandTransition(text: string): Longhands {
  return expandList(text, transition)
}

export function expandAnimation(text: string): Longhands {
  return expandList(text, animation)
}

/** Each word goes to the first part that it fits and that has none yet, which is how a browser reads them. */
function expandList(text: string, parts: Parts): Longhands {
  const columns = new Map(parts.map(([property]) => [property, [] as string[]]))
  for (const item of splitList(text)) {
    const found = new Map<string, string>()
    for (const word of splitWords(item)) {
      const part = parts.find(([property, fits]) => !found.has(property) && fits.test(word))
      if (part === undefined) return null
      found.set(part[0], word)
    }
    for (const [property, , otherwise] of parts) columns.get(property)?.push(found.get(property) ?? otherwise)
  }
  return Object.fromEntries([...columns].map(([property, values]) => [property, values.join(', ')]))
}
