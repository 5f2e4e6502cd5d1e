import type { NodeId, StyleEdit } from '@pergola/contracts'
import { flattenRules, ownerOf, rulesLike, splitList, styleRuleOf } from '@pergola/site/css'
import type { FlatRule } from '@pergola/site/css'
import type { SheetKey } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { symbolAround } from '../service/describe-element.ts'
import type { PayloadStyles } from './payload-rules.ts'
import { namedVariables } from '../styles/named-variables.ts'
import { isStyledBy } from '../symbols/collect-rules.ts'

/** Says by a name whom it styles: what speaks of every heading would change the page that it came to. */
function isNamed(rule: FlatRule): boolean {
  return splitList(rule.selector).every((member) => /[.#]/.test(member.replace(/\[[^\]]*\]/g, '')))
}

function editsOf({ declarations }: FlatRule): readonly StyleEdit[] {
  return declarations.map(({ property, value, important }) => ({ property, value, important }))
}

function editableRules(page: OpenPage): { sheet: SheetKey; rule: FlatRule }[] {
  return page
    .sheets()
    .filter(({ editable }) => editable)
    .flatMap(({ sheet }) => {
      const known = page.site.sheet(sheet)
      return (known ? flattenRules(known) : []).map((rule) => ({ sheet, rule }))
    })
}

const roots = new Set([':root', 'html', 'body', '*'])

/** As the page's root has them, the last word of each. */
function rootVariables(all: readonly { rule: FlatRule }[]): readonly StyleEdit[] {
  return all
    .filter(({ rule }) => roots.has(rule.selector) && rule.atRules.length === 0)
    .flatMap(({ rule }) => editsOf(rule))
    .filter(({ property }) => property.startsWith('--'))
}

/**
 * What a symbol says of a class for itself says the same as the page: the page's rule stays where it is. What is said for
 * whom the copy is not, and has not in it, would style nothing elsewhere.
 */
function reaching(page: OpenPage, frame: PageFrame, id: NodeId, all: readonly FlatRule[]): readonly FlatRule[] {
  const root = frame.projection.elementOf(id)
  const found = root ? all.filter((rule) => isStyledBy(root, rule)) : []
  const owned = found.filter(({ selector }) => ownerOf(selector) !== null)
  const isCopy = symbolAround(page, id)?.root === id
  return found.filter((rule) => {
    const owner = ownerOf(rule.selector)
    if (owner !== null) return holds(root, `.${owner}`)
    return !isCopy || rulesLike(owned, rule, { owned: true }).length === 0
  })
}

function holds(root: Element | undefined, selector: string): boolean {
  return root !== undefined && (root.matches(selector) || root.querySelector(selector) !== null)
}

/** The rules that style these elements, or what is in them, by a class or an id, wherever the project has them. */
export function stylesOf(page: OpenPage, frame: PageFrame, ids: readonly NodeId[]): PayloadStyles {
  const all = editableRules(page)
  const known = all.map(({ rule }) => rule)
  const reached = new Set(ids.flatMap((id) => reaching(page, frame, id, known)))
  const rules = all
    .filter(({ rule }) => reached.has(rule) && isNamed(rule))
    .map(({ sheet, rule }) => ({ rule: styleRuleOf(rule), edits: editsOf(rule), sheet }))
  const edits = rules.flatMap((rule) => rule.edits)
  return { rules, variables: namedVariables(edits, rootVariables(all)) }
}
