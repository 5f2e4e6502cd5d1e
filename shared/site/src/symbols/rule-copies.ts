import { paths } from '@pergola/contracts'
import {
  applyCss,
  flattenRules,
  isSelectorText,
  ownerOf,
  parseCss,
  rulesLike,
  styleOperations,
  styleRuleOf,
} from '../css/index.ts'
import type { CssSheet, FlatRule } from '../css/index.ts'
import type { SheetKey, SiteChange, SiteOperation } from '../document/index.ts'
import { editedStyle, selectorFor } from './block-rules.ts'
import { blockStyle, withBlockStyle } from './block-sheet.ts'
import { moveSheetAddresses } from './move-addresses.ts'
import { cssFiles, embeddedStyles, isPersons, placeOfSheet } from './page-styles.ts'
import type { KeptPage } from './page-styles.ts'
import { repeated, ruleEdits } from './rule-edits.ts'
import type { RuleEdit } from './rule-edits.ts'

type Apply = (operation: SiteOperation) => unknown

/** A rule that stands in another sheet as well. */
interface Twin {
  readonly key: SheetKey
  readonly sheet: CssSheet
  readonly rule: FlatRule
}

const symbols = paths.symbolsCss

/**
 * A rule of the page that styles a symbol stands among the symbol's own as well, said for the symbol alone (decision 0185).
 * While both say the same they are one rule in two places: what is done to one is done to the other, in the same step. Once
 * they differ, each goes its own way.
 */
export class RuleCopies {
  private readonly kept: KeptPage
  /** What the sheets said when they were last looked at; nothing while no symbol has a copy. */
  private readonly known = new Map<SheetKey, readonly FlatRule[]>()

  constructor(kept: KeptPage) {
    this.kept = kept
    this.remember([])
  }

  /** `apply` is null where what followed is part of what was done. */
  follow(changes: readonly SiteChange[], apply: Apply | null): void {
    const touched = [...new Set(changes.flatMap((change) => ('sheet' in change ? [change.sheet] : [])))]
    if (apply) for (const key of touched) this.look(key, apply)
    if (changes.some((change) => change.type === 'file')) this.known.clear()
    this.remember(touched)
  }

  private remember(touched: readonly SheetKey[]): void {
    const shared = this.kept.document.sheet(symbols)
    const hasCopies = shared !== null && flattenRules(shared).some(({ selector }) => ownerOf(selector) !== null)
    if (!hasCopies) return this.known.clear()
    const keys = this.known.size === 0 ? embeddedStyles(this.kept) : [...this.known.keys()]
    for (const key of new Set([...keys, ...cssFiles(this.kept), ...touched])) {
      const sheet = isPersons(key) ? this.kept.document.sheet(key) : null
      if (sheet) this.known.set(key, flattenRules(sheet))
      else this.known.delete(key)
    }
  }

  private look(key: SheetKey, apply: Apply): void {
    const before = this.known.get(key)
    const sheet = this.kept.document.sheet(key)
    if (!before || !sheet) return
    for (const edit of ruleEdits(before, flattenRules(sheet))) {
      if (edit.before) for (const twin of this.twins(key, edit.before)) this.repeat(key, edit, twin, apply)
      else if (edit.after && key !== symbols) this.adopt(key, edit.after, apply)
    }
  }

  /** Where else a rule stood that said the same, and says it still. */
  private twins(key: SheetKey, rule: FlatRule): readonly Twin[] {
    const isCopy = ownerOf(rule.selector) !== null
    if (isCopy !== (key === symbols)) return []
    const others = isCopy ? [...this.known.keys()].filter((other) => other !== symbols) : [symbols]
    return others.flatMap((other) => {
      const sheet = this.kept.document.sheet(other)
      if (!sheet) return []
      const stands = new Set(flattenRules(sheet))
      const like = rulesLike(this.known.get(other) ?? [], rule, { owned: !isCopy })
      const same = like.filter((twin) => stands.has(twin) && this.saysSame(key, rule, other, twin))
      return same.map((twin) => ({ key: other, sheet, rule: twin }))
    })
  }

  private saysSame(key: SheetKey, { declarations }: FlatRule, other: SheetKey, twin: FlatRule): boolean {
    if (declarations.length !== twin.declarations.length) return false
    return declarations.every(({ property, value, important }, index) => {
      const its = twin.declarations[index]
      if (its?.property !== property || its.important !== important) return false
      return this.moved(value, key, symbols) === this.moved(its.value, other, symbols)
    })
  }

  private repeat(key: SheetKey, edit: RuleEdit, twin: Twin, apply: Apply): void {
    for (const operation of repeated(edit, twin.sheet, twin.rule)) {
      const value = operation.type === 'css.set' ? operation.value : null
      const moved = value === null ? {} : { value: this.moved(value, key, twin.key) }
      apply({ sheet: twin.key, ...operation, ...moved } as SiteOperation)
    }
  }

  /** A new rule beside others that symbols have copies of, such as one for a state. */
  private adopt(key: SheetKey, rule: FlatRule, apply: Apply): void {
    if (!isSelectorText(rule.selector)) return
    const { selector, states, atRule } = styleRuleOf(rule)
    const near = (this.known.get(key) ?? []).filter((each) => each.selector.includes(selector))
    const beside = near.filter((each) => styleRuleOf(each).selector === selector)
    const twins = beside.flatMap((each) => this.twins(key, each))
    const edits = rule.declarations.map(({ property, value, important }) => {
      return { property, value: this.moved(value, key, symbols), important }
    })
    for (const owner of new Set(twins.flatMap((twin) => ownerOf(twin.rule.selector) ?? []))) {
      this.inBlockOf(owner, apply, (own, style) => {
        const copy = { selector: selectorFor(style, selector, owner), states, atRule }
        for (const operation of styleOperations(own, copy, edits)) applyCss(own, operation)
      })
    }
  }

  /** What is written for a symbol stands between the marks of its own. */
  private inBlockOf(owner: string, apply: Apply, work: (own: CssSheet, style: string) => void): void {
    const { document } = this.kept
    const text = document.text(symbols) ?? ''
    for (const id of Object.keys(document.record.symbols)) {
      const style = blockStyle(text, id)
      if (!style?.includes(`.${owner}`)) continue
      if (!flattenRules(parseCss(style, symbols)).some(({ selector }) => ownerOf(selector) === owner)) continue
      const changed = editedStyle(style, document.record, (own) => work(own, style))
      if (changed !== style.trim()) apply({ type: 'text', file: symbols, text: withBlockStyle(text, id, changed) })
      return
    }
  }

  private moved(value: string, from: SheetKey, to: SheetKey): string {
    const [start, end] = [placeOfSheet(this.kept, from), placeOfSheet(this.kept, to)]
    return start === null || end === null ? value : moveSheetAddresses(value, start, end)
  }
}
