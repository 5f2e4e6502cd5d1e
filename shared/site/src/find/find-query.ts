import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'

export type FindWhat = 'text' | 'class' | 'attribute' | 'link' | 'colour' | 'code'

export interface FindQuery {
  readonly what: FindWhat
  /** As typed. Empty finds nothing, but every value of an attribute that is named. */
  readonly pattern: string
  /** Of `attribute`: only values of attributes with this name; empty means any. */
  readonly attribute?: string
  readonly isRegex: boolean
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

/** The same colour has the same key, however it is written; null for what is no colour. */
export type ColourKey = (text: string) => string | null

export type QueryProblem = 'empty' | 'invalid' | 'no-colour'

/** One match in a value; `end` is behind it. */
export interface ValueMatch {
  readonly start: number
  readonly end: number
  /** The match itself, then what groups matched. */
  readonly groups: readonly (string | undefined)[]
  readonly named: Readonly<Record<string, string | undefined>>
}

export type Matcher = (value: string) => readonly ValueMatch[]

/** Reads a query once, for many values. `invalid` comes with what the browser says of the expression. */
export function createMatcher(query: FindQuery, colourKey: ColourKey): Outcome<Matcher, QueryProblem> {
  const { what, pattern, isRegex } = query
  if (pattern === '') return what === 'attribute' && query.attribute ? succeed(wholeValue) : fail('empty')
  if (what === 'colour' && !isRegex) {
    const wanted = colourKey(pattern.trim())
    if (wanted === null) return fail('no-colour')
    return succeed((value) => (colourKey(value) === wanted ? wholeValue(value) : []))
  }
  try {
    const expression = expressionOf(query)
    return succeed((value) => matchesOf(expression, value))
  } catch (error) {
    return fail('invalid', error instanceof Error ? error.message : String(error))
  }
}

function wholeValue(value: string): readonly ValueMatch[] {
  return [{ start: 0, end: value.length, groups: [value], named: {} }]
}

/** A match without a letter is no place to look at, and is stepped over. */
function matchesOf(expression: RegExp, value: string): ValueMatch[] {
  const found: ValueMatch[] = []
  for (const match of value.matchAll(expression)) {
    if (match[0] === '') continue
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      groups: [...match],
      named: match.groups ?? {},
    })
  }
  return found
}

// No hyphen: outside a set it means itself, and escaped it is an error where expressions know all of Unicode.
const special = /[\\^$.*+?()[\]{}|/]/g

function expressionOf({ what, pattern, isRegex, matchCase, wholeWord }: FindQuery): RegExp {
  const flags = matchCase ? 'gm' : 'gim'
  const escaped = pattern.replace(special, String.raw`\$&`)
  // Words of a page stand on several lines of its source, and are read as one.
  const literal = what === 'text' ? escaped.replace(/\s+/g, String.raw`\s+`) : escaped
  const source = isRegex ? pattern : literal
  const letters = what === 'class' ? String.raw`[\p{L}\p{N}_-]` : String.raw`[\p{L}\p{N}_]`
  const bounded = wholeWord ? `(?<!${letters})(?:${source})(?!${letters})` : source
  try {
    return new RegExp(bounded, `${flags}u`)
  } catch (error) {
    // Older habits such as `\-` are errors only where expressions know all of Unicode.
    if (!isRegex || wholeWord) throw error
    return new RegExp(bounded, flags)
  }
}

const references = /\$(?:(?<dollar>\$)|(?<whole>&)|<(?<name>[^>]*)>|(?<digits>\d{1,2}))/g

/** `$1`, `$<name>`, `$&` and `$$` of a replacement, filled in as JavaScript does. */
export function filledIn(replacement: string, { groups, named }: ValueMatch): string {
  return replacement.replace(references, (all: string, ...rest: unknown[]) => {
    const { dollar, whole, name, digits } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (dollar !== undefined) return '$'
    if (whole !== undefined) return groups[0] ?? ''
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? '') : all
    return groupOf(groups, digits ?? '') ?? all
  })
}

/** What two digits mean: a group of that number, or one of the first digit with the other behind it. */
function groupOf(groups: ValueMatch['groups'], digits: string): string | null {
  const [two, one] = [Number(digits), Number(digits.charAt(0))]
  if (two > 0 && two < groups.length) return groups[two] ?? ''
  return one > 0 && one < groups.length ? (groups[one] ?? '') + digits.slice(1) : null
}
