import { Markup } from './markdown.ts'

/** What operators and methods take in place of markup: its text. */
export function plain(value: unknown): unknown {
  return value instanceof Markup ? value.html : value
}

/** A member that belongs to the value itself: nothing inherited can be reached, and so no code. */
export function memberOf(given: unknown, name: unknown): unknown {
  const value = plain(given)
  if (value === null || value === undefined) {
    throw new TypeError(`Cannot read properties of ${String(value)} (reading '${String(name)}')`)
  }
  if (typeof value === 'string')
    return name === 'length'
      ? value.length
      : Object.hasOwn(Object(value), String(name))
        ? value[Number(name)]
        : undefined
  if (typeof value !== 'object') return undefined
  return Object.hasOwn(value, String(name)) ? (value as Record<string, unknown>)[String(name)] : undefined
}

type Callback = (...given: unknown[]) => unknown
type List = readonly unknown[]

const list: Readonly<Record<string, (value: List, ...args: never[]) => unknown>> = {
  filter: (value, work: Callback) => value.filter((each, at) => work(each, at)),
  map: (value, work: Callback) => value.map((each, at) => work(each, at)),
  flatMap: (value, work: Callback) => value.flatMap((each, at) => work(each, at)),
  find: (value, work: Callback) => value.find((each, at) => work(each, at)),
  findIndex: (value, work: Callback) => value.findIndex((each, at) => work(each, at)),
  some: (value, work: Callback) => value.some((each, at) => work(each, at)),
  every: (value, work: Callback) => value.every((each, at) => work(each, at)),
  reduce: (value, work: Callback, first: unknown) => value.reduce((all, each, at) => work(all, each, at), first),
  // Of a copy: an expression cannot change what other expressions read.
  sort: (value, work?: Callback) => value.toSorted(work && ((one, other) => Number(work(one, other)))),
  toSorted: (value, work?: Callback) => value.toSorted(work && ((one, other) => Number(work(one, other)))),
  reverse: (value) => value.toReversed(),
  toReversed: (value) => value.toReversed(),
  slice: (value, from?: number, to?: number) => value.slice(from, to),
  concat: (value, ...more: unknown[]) => value.concat(...more),
  flat: (value) => value.flat(),
  includes: (value, wanted: unknown) => value.includes(wanted),
  indexOf: (value, wanted: unknown) => value.indexOf(wanted),
  at: (value, index: number) => value.at(index),
  join: (value, between?: string) =>
    value.map((each) => (each === null || each === undefined ? '' : String(plain(each)))).join(between),
}

const longestText = 1_000_000

const text: Readonly<Record<string, (value: string, ...args: never[]) => unknown>> = {
  toLowerCase: (value: string) => value.toLowerCase(),
  toUpperCase: (value) => value.toUpperCase(),
  trim: (value) => value.trim(),
  slice: (value, from?: number, to?: number) => value.slice(from, to),
  substring: (value, from: number, to?: number) => value.substring(from, to),
  includes: (value, wanted: string) => value.includes(wanted),
  indexOf: (value, wanted: string) => value.indexOf(wanted),
  startsWith: (value, wanted: string) => value.startsWith(wanted),
  endsWith: (value, wanted: string) => value.endsWith(wanted),
  split: (value, at: string) => value.split(at),
  replace: (value, from: string, to: string) => value.replace(String(from), () => String(to)),
  replaceAll: (value, from: string, to: string) => within(value.replaceAll(String(from), () => String(to))),
  padStart: (value, length: number, sign?: string) => value.padStart(Math.min(length, 1000), sign),
  padEnd: (value, length: number, sign?: string) => value.padEnd(Math.min(length, 1000), sign),
  at: (value, index: number) => value.at(index),
  toString: (value: string) => value,
}

const number: Readonly<Record<string, (value: number, ...args: never[]) => unknown>> = {
  toFixed: (value, digits?: number) => value.toFixed(digits),
  toString: (value: number) => String(value),
}

/** So that a few letters on a page cannot fill the memory. */
function within(value: string): string {
  if (value.length > longestText) throw new RangeError('The text is too long')
  return value
}

const all = [list, text, number]

export const isMethod = (name: string) => all.some((methods) => Object.hasOwn(methods, name))

export function callMethod(given: unknown, name: string, args: readonly unknown[]): unknown {
  const value = plain(given)
  const methods = Array.isArray(value)
    ? list
    : typeof value === 'string'
      ? text
      : typeof value === 'number'
        ? number
        : {}
  const method = Object.hasOwn(methods, name)
    ? (methods as Record<string, (...given: unknown[]) => unknown>)[name]
    : undefined
  if (!method) throw new TypeError(`${name} is not a function`)
  return method(value, ...args.map((each) => plain(each)))
}

/** Functions that expressions may call by themselves: what they say depends on nothing but their values. */
export const safeFunctions: Readonly<Record<string, (...args: unknown[]) => unknown>> = Object.assign(
  Object.create(null) as Record<string, (...args: unknown[]) => unknown>,
  {
    String: (value: unknown) => String(plain(value)),
    Number: (value: unknown) => Number(plain(value)),
    Boolean,
    'Math.max': (...values: unknown[]) => Math.max(...(values as number[])),
    'Math.min': (...values: unknown[]) => Math.min(...(values as number[])),
    'Math.round': (value: unknown) => Math.round(value as number),
    'Math.floor': (value: unknown) => Math.floor(value as number),
    'Math.ceil': (value: unknown) => Math.ceil(value as number),
    'Object.values': (value: unknown) => Object.values(Object(value) as object),
    'Object.keys': (value: unknown) => Object.keys(Object(value) as object),
    'Object.entries': (value: unknown) => Object.entries(Object(value) as object),
    'Array.isArray': (value: unknown) => Array.isArray(value),
  },
)
