import type { StyleRule } from '@pergola/contracts'
import { cascade, flattenRules, parseCss, splitSelector, withinScope } from '@pergola/site/css'
import type { CascadeElement, CascadeResult, CascadeSheet, InlineDeclaration } from '@pergola/site/css'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { Conditions } from './conditions.ts'
import { homeOf, scopePath } from './scopes.ts'

/** What the pointer or the focus does to an element; a text in quotes is passed over. */
const userAction = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/gi

/**
 * Whether it matches in a page at rest. The pointer stands where the person has just selected, and would have every
 * element that is clicked show the values of its `:hover`.
 */
function matchesAtRest(element: Element, selector: string): boolean {
  const asked = selector.includes(':')
    ? selector.replace(userAction, (_all, text?: string) => text ?? ':not(*)')
    : selector
  try {
    return element.matches(asked)
  } catch {
    return false
  }
}

/** A rule in some of the wanted states counts as if the element were in them. */
function inStates(element: Element, states: readonly string[]): CascadeElement['matches'] {
  const matches = (selector: string, root?: string) =>
    matchesAtRest(element, root === undefined ? selector : withinScope(selector, root))
  if (states.length === 0) return matches
  const wanted = new Set(states)
  const pseudo = states.find((state) => state.startsWith('::'))
  return (selector, root) => {
    const split = splitSelector(selector)
    if (pseudo !== undefined && !split.states.includes(pseudo)) return false
    const fits = split.states.length > 0 && split.states.every((state) => wanted.has(state))
    return matches(fits ? split.base : selector, root)
  }
}

function keysOf(element: Element): ReadonlySet<string> {
  const keys = new Set([element.localName])
  if (element.id !== '') keys.add(`#${element.id}`)
  for (const name of element.classList) keys.add(`.${name}`)
  return keys
}

/** As written, which the browser's own object would not tell. */
function inlineOf(element: Element): readonly InlineDeclaration[] {
  const text = element.getAttribute('style')
  if (text === null || text.trim() === '') return []
  const [rule] = flattenRules(parseCss(`a{${text}}`, 'inline'))
  return rule?.declarations ?? []
}

function elementOf(element: Element, states: readonly string[] = []): CascadeElement {
  const path = scopePath(element, matchesAtRest)
  return { element, matches: inStates(element, states), keys: keysOf(element), inline: inlineOf(element), path }
}

function ancestorsOf(element: Element): CascadeElement[] {
  const ancestors: CascadeElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(elementOf(at))
  return ancestors
}

interface CascadeQuestion {
  readonly page: OpenPage
  readonly frame: PageFrame
  readonly conditions: Conditions
  readonly element: Element
  /** Null for the element as it is. */
  readonly rule: StyleRule | null
}

function cascadeSheets({ page, frame, conditions }: CascadeQuestion): CascadeSheet[] {
  const foreign = frame.foreignSheets()
  const foreignBefore = (key: string | null) =>
    foreign
      .filter(({ before }) => before === key)
      .map(({ sheet, file, layer }) => ({ sheet, file, ...(layer === null ? {} : { layer }) }))
  const own = page.sheets().flatMap((entry): CascadeSheet[] => {
    const { sheet: key, file, media } = entry
    const sheet = page.sheet(key)
    const applies = media === null || media === '' || conditions.media(media)
    const home = homeOf(entry, frame)
    return [
      ...foreignBefore(key),
      ...(sheet && applies ? [{ sheet, file, ...(home === undefined ? {} : { home }) }] : []),
    ]
  })
  return [...own, ...foreignBefore(null)]
}

/** What the page's sheets say of an element in the states of a rule. */
export function readCascade(question: CascadeQuestion): CascadeResult {
  const { conditions, element, rule } = question
  const states = rule?.states ?? []
  const isPart = states.some((state) => state.startsWith('::'))
  const own = elementOf(element, states)
  return cascade({
    ...(isPart ? { ...own, inline: [] } : own),
    sheets: cascadeSheets(question),
    applies: (atRules, { element: asked }) => conditions.apply(atRules, asked as Element),
    ancestors: isPart ? [elementOf(element), ...ancestorsOf(element)] : ancestorsOf(element),
  })
}
