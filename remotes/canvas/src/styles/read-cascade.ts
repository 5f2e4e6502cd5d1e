import type { StyleRule } from '@pergola/contracts'
import { cascade, flattenRules, parseCss, splitSelector } from '@pergola/site/css'
import type { AtRulePart, CascadeElement, CascadeResult, CascadeSheet, InlineDeclaration } from '@pergola/site/css'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'

type FrameWindow = Window & typeof globalThis

/** Whether at-rules hold in the frame as it is now; each is asked once. */
export function createConditions(frame: PageFrame): (atRules: readonly AtRulePart[]) => boolean {
  const window = frame.window as FrameWindow
  const known = new Map<string, boolean>()

  function holds({ name, params }: AtRulePart): boolean {
    if (name === 'media') return window.matchMedia(params).matches
    if (name === 'supports') return window.CSS.supports(params)
    // What only layout can say is taken to hold; styles of the first moment are not the element's.
    return name !== 'starting-style'
  }

  return (atRules) =>
    atRules.every((part) => {
      const key = `${part.name} ${part.params}`
      const verdict = known.get(key) ?? holds(part)
      known.set(key, verdict)
      return verdict
    })
}

function matchesSafely(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

/** A rule in some of the wanted states counts as if the element were in them. */
function inStates(element: Element, states: readonly string[]): CascadeElement['matches'] {
  if (states.length === 0) return (selector) => matchesSafely(element, selector)
  const wanted = new Set(states)
  const pseudo = states.find((state) => state.startsWith('::'))
  return (selector) => {
    const split = splitSelector(selector)
    if (pseudo !== undefined && !split.states.includes(pseudo)) return false
    const fits = split.states.length > 0 && split.states.every((state) => wanted.has(state))
    return fits ? matchesSafely(element, split.base) : matchesSafely(element, selector)
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
  return { matches: inStates(element, states), keys: keysOf(element), inline: inlineOf(element) }
}

function ancestorsOf(element: Element): CascadeElement[] {
  const ancestors: CascadeElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(elementOf(at))
  return ancestors
}

function cascadeSheets(page: OpenPage, frame: PageFrame): CascadeSheet[] {
  return page.sheets().flatMap(({ sheet: key, file, media }) => {
    const sheet = page.site.sheet(key)
    const applies = media === null || media === '' || frame.window.matchMedia(media).matches
    return sheet && applies ? [{ sheet, file }] : []
  })
}

/** What the page's sheets say of an element in the given states. */
export function readCascade(page: OpenPage, frame: PageFrame, element: Element, rule: StyleRule | null): CascadeResult {
  const states = rule?.states ?? []
  const isPart = states.some((state) => state.startsWith('::'))
  const own = elementOf(element, states)
  return cascade({
    ...(isPart ? { ...own, inline: [] } : own),
    sheets: cascadeSheets(page, frame),
    applies: createConditions(frame),
    ancestors: isPart ? [elementOf(element), ...ancestorsOf(element)] : ancestorsOf(element),
  })
}
