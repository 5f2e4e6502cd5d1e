import type { StyleEdit, StyleRule } from '@pergola/contracts'
import { applyCss, isDeclarationValue, isSelectorText, parseCss } from '@pergola/site/css'
import { readAtRuleText, rewriteUrls, selectorOf, splitList, styleOperations } from '@pergola/site/css'
import { noStyles, type PayloadRule, type PayloadStyles } from './payload-rules.ts'

/** More is no copy of a few elements. */
const largest = 1024 * 1024
const mostRules = 2000
const mostEdits = 200

type Fields = Readonly<Record<string, unknown>>

const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])
const isText = (given: unknown): given is string => typeof given === 'string' && given.length < 20_000

/** Properties that bring code along in old browsers. */
const running = /^(?:behavior|-moz-binding)$/i
const allowedScheme = /^(?:https?:|data:image\/)/i

function addressesIn(value: string): readonly string[] {
  const found: string[] = []
  rewriteUrls(value, (address) => {
    found.push(address.trim())
    return address
  })
  return found
}

const isForeign = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address) && !allowedScheme.test(address)

function readEdit(given: unknown): StyleEdit | null {
  if (!isFields(given)) return null
  const { property, value, important } = given
  if (!isText(property) || !isText(value) || running.test(property) || !isDeclarationValue(property, value)) return null
  if (/expression\s*\(|javascript:/i.test(value) || addressesIn(value).some(isForeign)) return null
  return { property, value, important: important === true }
}

function readEdits(given: unknown): readonly StyleEdit[] {
  return listOf(given)
    .slice(0, mostEdits)
    .flatMap((each) => readEdit(each) ?? [])
}

const conditions = new Set(['media', 'supports', 'container', 'layer'])

function isAtRule(atRule: string): boolean {
  if (/[{};\\]|\/\*/.test(atRule)) return false
  const parts = readAtRuleText(atRule)
  return parts.length > 0 && parts.every(({ name }) => conditions.has(name.toLowerCase()))
}

function readRule(given: unknown): StyleRule | null {
  if (!isFields(given)) return null
  const { selector, atRule } = given
  const states = listOf(given['states']).filter(isText)
  if (!isText(selector) || !(atRule === null || (isText(atRule) && isAtRule(atRule)))) return null
  const rule = { selector, states, atRule }
  return isSelectorText(selectorOf(rule)) ? rule : null
}

/** Classes and ids that markup has. */
function namesIn(html: string): ReadonlySet<string> {
  const attributes = html.matchAll(/\s(?:class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)
  return new Set([...attributes].flatMap(([, double, single, bare]) => (double ?? single ?? bare ?? '').split(/\s+/)))
}

function namesOf(member: string): readonly string[] {
  const found = member.replace(/\[[^\]]*\]/g, '').matchAll(/[.#]((?:\\.|[\w-]|[^\0-\x7f])+)/g)
  return [...found].map(([, name = '']) => name.replaceAll('\\', ''))
}

/** What each member of the selector names has to be in the markup: other elements of the page are none of its business. */
function isAbout(selector: string, names: ReadonlySet<string>): boolean {
  return splitList(selector).every((member) => namesOf(member).some((name) => names.has(name)))
}

/** A value of an attribute could be told to a server letter by letter. */
function tells(rule: StyleRule, edits: readonly StyleEdit[]): boolean {
  return selectorOf(rule).includes('[') && edits.some(({ value }) => /url|image-set|\/\//i.test(value ?? ''))
}

/** Whether a sheet takes it: what no sheet can say is refused there. */
function canStand({ rule, edits }: PayloadRule): boolean {
  try {
    const sheet = parseCss('', 'payload')
    for (const operation of styleOperations(sheet, rule, edits)) applyCss(sheet, operation)
    return true
  } catch {
    // It came from anywhere, and comes in nowhere.
    return false
  }
}

function readPayloadRule(given: unknown, names: ReadonlySet<string>): PayloadRule | null {
  if (!isFields(given)) return null
  const rule = readRule(given['rule'])
  const edits = readEdits(given['edits'])
  if (!rule || edits.length === 0 || !isAbout(rule.selector, names) || tells(rule, edits)) return null
  const { sheet } = given
  const place =
    isText(sheet) && /^[\w][\w ./-]*(?:#style-\d+)?$/.test(sheet) && !sheet.includes('..') ? sheet : 'index.css'
  const read = { rule, edits, sheet: place }
  return canStand(read) ? read : null
}

/** Nothing that it says was left out. */
function isWhole(given: unknown, read: PayloadRule | null | undefined): boolean {
  return Boolean(read && isFields(given) && listOf(given['edits']).length === read.edits.length)
}

function parsed(text: string): unknown {
  try {
    return text.length > largest ? null : JSON.parse(text)
  } catch {
    // The clipboard holds what any page put there: what is no JSON carries nothing.
    return null
  }
}

/**
 * Styles out of a text that may come from anywhere, as data: rules that name a class or an id of the markup, under
 * conditions, with declarations that a sheet can say. No import, no font, no keyframes, no rule for anything else.
 */
export function readPayloadStyles(text: string, html: string): PayloadStyles {
  const given = parsed(text)
  if (!isFields(given)) return noStyles
  const names = namesIn(html)
  const all = listOf(given['rules'])
  const read = all.slice(0, mostRules).map((each) => readPayloadRule(each, names))
  const rules = read.flatMap((rule) => rule ?? [])
  const left = all.filter((each, index) => !isWhole(each, read[index])).length
  const variables = readEdits(given['variables']).filter(({ property }) => property.startsWith('--'))
  return { rules, variables, ...(left > 0 && { left }) }
}
