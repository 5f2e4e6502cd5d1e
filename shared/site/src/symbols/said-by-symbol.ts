import type { Project, StyleRule } from '@pergola/contracts'
import { applyCss, createRuleOperations, heavySelector, isHeavy, isMadeSelector, ownedSelector } from '../css/index.ts'
import { isOfBlock } from './block-class.ts'
import { editedStyle } from './block-rules.ts'
import { blockStyle, withBlockStyle } from './block-sheet.ts'

/** What symbols may say of a selector, for themselves alone or, if they were made before decision 0185, heavier. */
export function selectorsOfSymbols(selector: string, owners: readonly string[]): readonly string[] {
  const owned = owners.flatMap((owner) => [ownedSelector(selector, owner), heavySelector(selector, owner)])
  return [...owned, heavySelector(selector, null)]
}

interface Said {
  /** The sheet that symbols share. */
  readonly sheet: string
  /** Id of the symbol. */
  readonly symbol: string
  /** Class of the symbol's root, as a selector says it. */
  readonly owner: string | null
  /** Classes that copies of the symbol choose among. */
  readonly variants: readonly string[]
}

/**
 * A selector as a symbol says it: what is named after the symbol is nobody else's, and everything else is said for the
 * symbol alone.
 */
export function selectorOfSymbol(selector: string, { sheet, symbol, owner, variants }: Said): string {
  const isMade = isMadeSelector(selector)
  if (isHeavy(blockStyle(sheet, symbol) ?? '')) return heavySelector(selector, isMade ? null : owner)
  const isOwn = owner === null || isMade || isOfBlock(selector, owner) || variants.includes(selector.slice(1))
  return isOwn ? selector : ownedSelector(selector, owner)
}

/** The sheet that symbols share with a rule more, without styles yet: before those of variants, which are to win. */
export function withRuleOfSymbol(
  rule: StyleRule,
  { sheet, symbol, variants }: Said,
  project: Pick<Project, 'pages'>,
): string {
  const style = editedStyle(blockStyle(sheet, symbol) ?? '', project, (own) => {
    for (const operation of createRuleOperations(own, rule, variants)) applyCss(own, operation)
  })
  return withBlockStyle(sheet, symbol, style)
}
