import { isSafeAddress } from '../rich-text/safe-address.ts'
import { plain } from './safe-members.ts'

/** As the engine binds them, shared/runtime/src/directives/bind.ts. */
const switches = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
)
const live = new Set(['checked', 'selected', 'muted', 'open'])
const addresses = new Set('href src action formaction poster data background xlink:href ping cite longdesc'.split(' '))

const properties = new Set(['ref', 'indeterminate', 'true-value', 'false-value'])
/** Elements whose `value` is an attribute from the start. */
const valued = new Set(['li', 'data', 'option', 'input', 'button', 'meter', 'progress'])

/** Whether the value of an attribute can stand in the page from the start; what is set as a property cannot. */
export function isWritable(name: string, element: string): boolean {
  if (!/^[a-z0-9:_-]+$/.test(name) || properties.has(name)) return false
  return name !== 'value' || valued.has(element)
}

/**
 * What a bound attribute is written as; null for none. What would run is never written: handlers, documents in
 * attributes, addresses of scripts.
 */
export function boundValue(name: string, given: unknown): string | null {
  const value = plain(given)
  if (name.startsWith('on') || name === 'srcdoc') return null
  if (live.has(name)) return value ? '' : null
  const isSwitch = switches.has(name) || name === 'download'
  if (isSwitch && typeof value === 'boolean') return value ? '' : null
  const text = textOf(value)
  return text !== null && addresses.has(name) && !isSafeAddress(text) ? null : text
}

/** Objects and functions have no text that would do. */
function textOf(value: unknown): string | null {
  const isNone = value === null || value === undefined
  return isNone || typeof value === 'object' || typeof value === 'function' ? null : String(value)
}

/** The classes the element came with, and the bound ones behind them. */
export function classText(value: unknown): string {
  const given = plain(value)
  if (typeof given === 'string' || typeof given === 'number') return String(given)
  if (Array.isArray(given)) return given.map(classText).filter(Boolean).join(' ')
  if (typeof given !== 'object' || given === null) return ''
  return Object.entries(given)
    .filter(([, on]) => Boolean(on))
    .map(([name]) => name)
    .join(' ')
}

/** A text replaces the element's own style; an object is laid over it. */
export function styleText(own: string, given: unknown): string {
  const value = plain(given)
  if (typeof value === 'string') return value
  const declarations = Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([name, each]) => {
      if (each === null || each === undefined || each === false) return []
      const property = name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [`${property}: ${String(plain(each))}`]
    },
  )
  return [own.trim().replace(/;$/, ''), ...declarations].filter((each) => each !== '').join('; ')
}

/** As the engine shows a value in a text. */
export function shownText(given: unknown): string {
  const value = plain(given)
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
