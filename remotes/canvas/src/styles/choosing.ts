import type { StyleRule, StyleSurface } from '@pergola/contracts'
import { isSelectorText, readAtRuleText, sameAtRules, widthRangeOf } from '@pergola/site/css'
import { widthInside } from '../breakpoints/breakpoints.ts'
import { editedAtRule } from '../breakpoints/site-breakpoints.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Sizing } from '../viewport/sizing.ts'
import { readableClass } from './named-class.ts'
import { readSiteNames, siteNames } from './site-names.ts'
import { selectedNodes, targetRule, type Choice } from './target.ts'

type Verbs = Required<Pick<StyleSurface, 'selectClass' | 'setStates' | 'selectRule' | 'chooseSheet'>>

export interface Choosing extends Verbs {
  readonly choice: () => Choice
  choose(part: Partial<Choice>): void
  /** Something else is selected, of which nothing is chosen yet. */
  restart(): void
  /** Follows a rule that has other states now, if it is the one being edited. */
  follow(from: StyleRule, states: readonly string[]): void
}

function noChoice(core: CanvasCore): Choice {
  let made: { readonly name: string; readonly taken: ReturnType<typeof siteNames> } | null = null
  const freshName = () => {
    const [node] = selectedNodes(core)
    const taken = siteNames(core.page)
    if (made?.taken !== taken) made = { name: node ? readableClass(core, node) : '', taken }
    return made.name
  }
  return { className: null, states: [], selector: null, atRule: undefined, freshName, sheet: null, inline: false }
}

/** Which rule a person edits: what they have chosen, and what follows from the selected element and the width. */
export function createChoosing(core: CanvasCore, sizing: Sizing, changed: () => void): Choosing {
  let choice = noChoice(core)

  function choose(part: Partial<Choice>): void {
    // A sheet is chosen for one rule, and the style attribute is left for any.
    choice = { ...choice, sheet: null, inline: false, ...part }
    changed()
  }

  const isEdited = (atRule: string | null) => sameAtRules(readAtRuleText(editedAtRule(core)), readAtRuleText(atRule))

  /** Shows the page at a width that a rule holds for, so that its edits are seen. */
  function lookAt(atRule: string | null): void {
    if (isEdited(atRule)) return
    const range = widthRangeOf(atRule)
    if (range !== null) sizing.setSize({ width: widthInside(range) })
    else if (atRule === null) sizing.setDevice('desktop')
  }

  return {
    choice: () => choice,
    choose,
    restart() {
      choice = noChoice(core)
      if (core.store.getState().selection.length > 0) void readSiteNames(core)
    },
    follow(from, states) {
      const edited = targetRule(core, choice)
      if (edited?.selector !== from.selector || edited.states.join('') !== from.states.join('')) return
      if (sameAtRules(readAtRuleText(edited.atRule), readAtRuleText(from.atRule))) choose({ states })
    },
    selectClass: (className) => choose({ className, selector: null, states: [] }),
    setStates(states) {
      if (states.every((state) => isSelectorText(`a${state}`))) choose({ states })
    },
    selectRule(rule) {
      if (!isSelectorText(rule.selector + rule.states.join(''))) return
      lookAt(rule.atRule)
      const atRule = isEdited(rule.atRule) ? undefined : rule.atRule
      // Of the class that is edited already: what is selected gets it with the first style, where it has it not yet.
      const isSame = choice.selector === null && targetRule(core, choice)?.selector === rule.selector
      choose({ selector: isSame ? null : rule.selector, states: rule.states, atRule })
    },
    chooseSheet: (sheet) => choose({ sheet }),
  }
}
