import type { Directive } from './directive.ts'
import { setClass, setStyle } from './class-and-style.ts'

/** Present or absent; the word "false" would switch them on. */
const switches = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
)

/** What a person changes on the page: the attribute is only where it starts. */
const live = new Set(['value', 'checked', 'selected', 'muted', 'indeterminate', 'open'])

type Loose = HTMLElement & Record<string, unknown>

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}

function setValue(el: Loose, value: unknown): void {
  // v-model compares with what was bound, which need not be a text.
  el['_value'] = value
  const text = value === null || value === undefined ? '' : String(value)
  if ('value' in el && el.tagName !== 'LI') el['value'] = text
  else setAttribute(el, 'value', value)
}

function setAttribute(el: HTMLElement, name: string, value: unknown): void {
  const absent =
    value === null || value === undefined || (value === false && (switches.has(name) || name === 'download'))
  if (absent) el.removeAttribute(name)
  else el.setAttribute(name, value === true && (switches.has(name) || name === 'download') ? '' : String(value))
}

function setBound(el: Loose, name: string, value: unknown): void {
  if (name === 'value') return setValue(el, value)
  if (name === 'true-value' || name === 'false-value') {
    el[name === 'true-value' ? '_trueValue' : '_falseValue'] = value
    return
  }
  const isHtml = !(el instanceof SVGElement)
  // Objects and functions have no text that would do: they are handed over as they are.
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  if (isHtml && name in el && (live.has(name) || isObject || name !== name.toLowerCase())) {
    el[name] = live.has(name) ? Boolean(value) : value
    return
  }
  setAttribute(el, name, value)
}

function setOne(el: Loose, name: string, value: unknown, before: unknown): void {
  if (name === 'class') setClass(el, value)
  else if (name === 'style') setStyle(el, value, before)
  else setBound(el, name, value)
}

function entries(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Attribute or property, as the name asks for; without a name, every entry of an object. Null takes it away. */
export const bind: Directive = ({ el, arg, modifiers, get, effect, ctx }) => {
  const element = el as Loose
  if (arg === 'ref') {
    const refs = ctx.scope['$refs'] as Record<string, unknown>
    effect(() => {
      refs[String(get())] = el
    })
    return undefined
  }
  const name = arg !== undefined && modifiers?.['camel'] ? camel(arg) : arg
  let before: unknown
  effect(() => {
    const value = get()
    if (name !== undefined) setOne(element, name, value, before)
    else {
      const gone = Object.keys(entries(before)).filter((key) => !(key in entries(value)))
      for (const key of gone) setOne(element, key, null, entries(before)[key])
      for (const [key, each] of Object.entries(entries(value))) setOne(element, key, each, entries(before)[key])
    }
    before = value
  })
  return undefined
}
