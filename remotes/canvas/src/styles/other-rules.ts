import type { RuleLine } from '@pergola/contracts'
import {
  changingStates,
  flattenRules,
  splitSelector,
  styleRuleOf,
  type CssSheet,
  type FlatRule,
} from '@pergola/site/css'
import type { PageFrame } from '../frame/page-frame.ts'
import { homeOf, isReachedBy } from './scopes.ts'
import type { LinesQuestion } from './style-state.ts'

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
  readonly home?: string | undefined
}

function sheetsFor({ page }: LinesQuestion, frame: PageFrame): Sheet[] {
  const own = page.sheets().flatMap((entry) => {
    const sheet = page.site.sheet(entry.sheet)
    const { file, written } = entry
    return sheet ? [{ sheet, file, foreign: !written, told: true, home: homeOf(entry, frame) }] : []
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
  const read = createReading(element)
  const isOther = (flat: FlatRule, { told, home }: Sheet) =>
    isReachedBy(element, flat, { read, home }) && !(told && splitSelector(flat.selector).base === rule.selector)
  return sheetsFor(question, frame).flatMap((each) => {
    const { sheet, file, foreign } = each
    return flattenRules(sheet)
      .filter((flat) => isOther(flat, each))
      .map((flat) => ({
        rule: styleRuleOf(flat),
        declarations: flat.declarations.length,
        matches: conditions?.apply(flat.atRules, element) !== false,
        file,
        foreign,
      }))
  })
}
