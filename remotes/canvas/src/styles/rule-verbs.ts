import { fail, succeed, type StyleRule, type StyleRules } from '@pergola/contracts'
import { createRuleOperations, findRule, joinSelector, splitSelector } from '@pergola/site/css'
import type { CssOperation, FlatRule } from '@pergola/site/css'
import type { SiteChange } from '@pergola/site/document'
import type { CanvasCore } from '../service/canvas-core.ts'
import { moveHiddenItems } from './hidden-items.ts'
import { messages } from './messages.ts'
import type { Choice } from './target.ts'
import { fileOf, sheetWith, writeRule } from './write-rule.ts'

interface RuleVerbsOptions {
  readonly core: CanvasCore
  readonly choice: () => Choice
  /** The rule is another one now; whoever edits it goes on with that. */
  readonly follow: (from: StyleRule, states: readonly string[]) => void
}

/** Making rules and giving them other states, each as one step of the page's history. */
export function createRuleVerbs({ core, choice, follow }: RuleVerbsOptions): StyleRules {
  return {
    create(rule) {
      const { page } = core
      if (!page || !core.canEdit()) return fail('read-only')
      if (sheetWith(page, rule)) return fail('rule-exists')
      const gesture = page.history.begin(messages.addRule)
      const changes: SiteChange[] = []
      writeRule(core, choice(), rule, (sheet) => createRuleOperations(sheet, rule))(page, (operation) => {
        const made = gesture.add([operation])
        for (const change of made) changes.push(change)
        return made
      })
      gesture.commit()
      page.tell(changes)
      core.published()
      return succeed()
    },
    restate(rule, states) {
      const { page } = core
      if (!page || !core.canEdit()) return fail('read-only')
      const home = sheetWith(page, rule)
      const flat = home && findRule(home.sheet, rule)
      if (!home || !flat) return fail('rule-missing')
      if (sheetWith(page, { ...rule, states })) return fail('rule-exists')
      const operations = restateOperations(flat, rule, states)
      if (!operations) return fail('not-allowed')
      page.run(messages.restateRule, [
        ...operations.map((operation) => page.inSheet(home.key, operation)),
        ...moveHiddenItems(page.project(), { file: fileOf(home.key), rule }, { ...rule, states }),
      ])
      follow(rule, states)
      return succeed()
    },
  }
}

/** In its own words, which a nested rule has too; null where its states are said elsewhere. */
function restateOperations(flat: FlatRule, rule: StyleRule, states: readonly string[]): CssOperation[] | null {
  const { base, states: own } = splitSelector(flat.ownSelector)
  if (own.join('') !== rule.states.join('')) return null
  const selector = joinSelector({ base, states })
  const isBox = /^::?(before|after)$/i.test(states.at(-1) ?? '')
  const hasContent = flat.declarations.some(({ property }) => property === 'content')
  const content: CssOperation = { type: 'css.set', rule: flat.id, property: 'content', value: '""' }
  return [{ type: 'css.selector', node: flat.id, selector }, ...(isBox && !hasContent ? [content] : [])]
}
