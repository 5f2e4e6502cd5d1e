import type { RuleLine } from '@pergola/contracts'
import { changingStates, flattenRules, splitSelector, styleRuleOf, type CssSheet } from '@pergola/site/css'
import type { PageFrame } from '../frame/page-frame.ts'
import { fits, type LinesQuestion } from './style-state.ts'

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

interface Sheet {
  readonly sheet: CssSheet
  readonly file: string
  /** Comes with a library, from another server or by an import. */
  readonly foreign: boolean
  /** Its rules for the chosen class are told as those of the class. */
  readonly told: boolean
}

function sheetsFor({ page }: LinesQuestion, frame: PageFrame): Sheet[] {
  const own = page.sheets().flatMap(({ sheet: key, file, editable }) => {
    const sheet = page.site.sheet(key)
    return sheet ? [{ sheet, file, foreign: !editable, told: true }] : []
  })
  const foreign = frame.foreignSheets().map(({ sheet, file }) => ({ sheet, file, foreign: true, told: false }))
  return [...foreign, ...own]
}

/**
 * Rules for the element that its chosen class does not name alone: by its tag, by where it stands, in a list with
 * others; and all that sheets say of it that are not the page's own.
 */
export function otherRules(question: LinesQuestion, frame: PageFrame): RuleLine[] {
  const { rule, element, conditions } = question
  if (!element) return []
  const inAnyState = createReading(element)
  const isOther = (selector: string, told: boolean) =>
    fits(element, inAnyState(selector)) && !(told && splitSelector(selector).base === rule.selector)
  return sheetsFor(question, frame).flatMap(({ sheet, file, foreign, told }) =>
    flattenRules(sheet)
      .filter(({ selector }) => isOther(selector, told))
      .map((flat) => ({
        rule: styleRuleOf(flat),
        declarations: flat.declarations.length,
        matches: conditions?.apply(flat.atRules, element) !== false,
        file,
        foreign,
      })),
  )
}
