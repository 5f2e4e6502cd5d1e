import type { RuleLine } from '@pergola/contracts'
import { changingStates, flattenRules, splitSelector, styleRuleOf } from '@pergola/site/css'
import { fits, sheetsOf, type LinesQuestion } from './style-state.ts'

const parts = ':{1,2}(?:before|after|first-line|first-letter)|::(?:marker|selection|backdrop)'
const fieldParts = `${parts}|::(?:placeholder|file-selector-button)`

/** Whoever may be in a state, or have a box of that kind, is taken to. */
function createReading({ localName }: Element): (selector: string) => string {
  const boxes = /^(?:input|textarea)$/.test(localName) ? fieldParts : parts
  const state = new RegExp(
    `:not\\(\\s*:(?:${changingStates})\\s*\\)|(?:${boxes}|:(?:${changingStates}))(?![\\w-])`,
    'gi',
  )
  return (selector) => selector.replace(state, ':where(*)')
}

/**
 * Rules of the page's own sheets for the element that its chosen class does not name alone: by its tag, by where it
 * stands, in a list with others.
 */
export function otherRules({ page, rule, element, conditions }: LinesQuestion): RuleLine[] {
  if (!element) return []
  const inAnyState = createReading(element)
  return sheetsOf(page)
    .flatMap((sheet) => flattenRules(sheet))
    .filter(({ selector }) => fits(element, inAnyState(selector)) && splitSelector(selector).base !== rule.selector)
    .map((flat) => ({
      rule: styleRuleOf(flat),
      declarations: flat.declarations.length,
      matches: conditions?.apply(flat.atRules, element) !== false,
    }))
}
