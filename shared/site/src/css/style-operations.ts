import type { StyleEdit, StyleRule } from '@pergola/contracts'
import { readAtRuleText, sameAtRule } from './at-rule-text.ts'
import type { CssAtRule, CssChild, CssParent } from './css-node.ts'
import type { CssOperation } from './css-operation.ts'
import { isBlock, sourceSheet } from './css-sheet.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import type { AtRulePart } from './flat-rule.ts'
import { findRule, selectorOf } from './find-rule.ts'
import { habitsOf } from './habits.ts'
import { refines, widthRange } from './media-widths.ts'
import { longestWord, tidy } from './selector-text.ts'
import { siteScopeOf } from './site-scope.ts'
import { splitSelector } from './selectors.ts'

/**
 * What sets some properties of a rule, which is made where it takes effect when there is none: behind the rules of the
 * same base, in the last at-rule block of its kind, or at the end of the sheet. Nothing for a new rule without a value.
 */
export function styleOperations(sheet: CssSheet, rule: StyleRule, edits: readonly StyleEdit[]): CssOperation[] {
  const found = findRule(sheet, rule)
  if (found !== null) return edits.map((edit) => ({ type: 'css.set', rule: found.id, ...edit }))
  const set = edits.filter((edit): edit is StyleEdit & { value: string } => edit.value !== null)
  return set.length === 0 ? [] : [insertion(sourceSheet(sheet), rule, declarationsFor(rule, set))]
}

/** A rule without styles of its own, so that it can be seen and selected; the pseudo-elements get their content. */
export function createRuleOperations(
  sheet: CssSheet,
  rule: StyleRule,
  /** Classes whose rules are to win over it: outside of at-rules it comes before the first of theirs. */
  winners: readonly string[] = [],
): CssOperation[] {
  if (findRule(sheet, rule) !== null) return []
  const source = sourceSheet(sheet)
  const made = insertion(source, rule, declarationsFor(rule, []))
  if (made.type !== 'css.insertRule' || rule.atRule !== null) return [made]
  const names = (selector: string) => winners.some((name) => selectorNames(selector, name))
  if (names(rule.selector)) return [made]
  const first = outermost(source).children.findIndex((child) => child.kind === 'rule' && names(child.selector))
  return [first < 0 ? made : { ...made, index: Math.min(made.index, first) }]
}

function selectorNames(selector: string, className: string): boolean {
  const at = selector.indexOf(`.${className}`)
  return at >= 0 && !/^[\w-]/.test(selector.slice(at + className.length + 1))
}

/** Puts a rule in as it is written, where `styleOperations` would make it; one of the same words may stand there already. */
export function ruleTextOperations(sheet: CssSheet, rule: StyleRule, text: string): CssOperation[] {
  const source = sourceSheet(sheet)
  const { parent, index, missing } = placeFor(source, splitSelector(selectorOf(rule)).base, readAtRuleText(rule.atRule))
  const { indent, newline } = habitsOf(source)
  const inner = (lines: string) => lines.replace(/^(?=.)/gm, indent)
  const whole = missing.reduceRight((body, head) => `${head} {${newline}${inner(body)}${newline}}`, text)
  return [{ type: 'css.insertRule', parent: parent.kind === 'root' ? null : parent.id, index, text: whole }]
}

/** Removes a rule; an at-rule block that held nothing else goes with it. */
export function removeRuleOperations(sheet: CssSheet, rule: StyleRule): CssOperation[] {
  const found = findRule(sheet, rule)
  const node = found === null ? undefined : sourceSheet(sheet).nodes[found.id]
  if (node === undefined || node.kind === 'root') return []
  let last: CssChild = node
  for (let at = node.parent; at?.kind === 'at-rule' && at.children?.length === 1; at = at.parent) last = at
  return [{ type: 'css.remove', node: last.id }]
}

interface Written {
  readonly property: string
  readonly value: string
  readonly important: boolean
}

function declarationsFor(rule: StyleRule, edits: readonly (StyleEdit & { value: string })[]): Written[] {
  const written = new Map<string, Written>()
  const generates = /^::?(?:before|after)$/i.test(rule.states.at(-1) ?? '')
  // Without it there is no box to style.
  if (generates) written.set('content', { property: 'content', value: '""', important: false })
  for (const { property, value, important } of edits) {
    written.set(property, { property, value: value.trim(), important: important ?? false })
  }
  return [...written.values()]
}

function insertion(sheet: SourceSheet, rule: StyleRule, declarations: readonly Written[]): CssOperation {
  const base = splitSelector(selectorOf(rule)).base
  const place = placeFor(sheet, base, readAtRuleText(rule.atRule))
  const text = ruleText(sheet, [...place.missing, selectorOf(rule)], declarations)
  return {
    type: 'css.insertRule',
    parent: place.parent.kind === 'root' ? null : place.parent.id,
    index: place.index,
    text,
  }
}

interface Place {
  readonly parent: CssParent & { children: CssChild[] }
  readonly index: number
  /** Heads of the at-rules still to be made around the rule. */
  readonly missing: readonly string[]
}

/** A sheet that stands in the scope of the whole page goes on in it. */
function outermost(sheet: SourceSheet): Place['parent'] {
  return siteScopeOf(sheet) ?? sheet.root
}

function placeFor(sheet: SourceSheet, base: string, atRules: readonly AtRulePart[]): Place {
  let parent = outermost(sheet)
  for (const [depth, part] of atRules.entries()) {
    const block = lastBlock(parent, part)
    const index = block === null ? -1 : parent.children.indexOf(block)
    const isOver = (node: CssChild) => competes(node, base) && !isFor(node, refinedBy(part))
    const isLate = block === null || parent.children.slice(index + 1).some(isOver)
    if (isLate) {
      const missing = atRules.slice(depth).map(({ name, params }) => `@${name} ${params}`.trim())
      return { parent, index: indexForBlock(parent, isOver, refinedBy(part)), missing }
    }
    parent = block
  }
  return { parent, index: indexFor(parent, base), missing: [] }
}

/** At-rules that are to win over `part` where both hold: those for narrower screens, in a site written for wide ones. */
function refinedBy(part: AtRulePart): (other: AtRulePart) => boolean {
  const range = widthRange(part)
  return (other) => {
    const found = range && widthRange(other)
    return found !== null && range !== null && refines(found, range)
  }
}

function isFor(node: CssChild, matches: (part: AtRulePart) => boolean): boolean {
  return node.kind === 'at-rule' && matches({ name: node.name.toLowerCase(), params: node.params.trim() })
}

/** At the end, but before the first block that is to win over it; behind all that would win over it otherwise. */
function indexForBlock(
  parent: Place['parent'],
  isOver: (node: CssChild) => boolean,
  isRefined: (part: AtRulePart) => boolean,
): number {
  const last = parent.children.findLastIndex(isOver)
  const next = parent.children.findIndex((node, at) => at > last && isFor(node, isRefined))
  return next === -1 ? parent.children.length : next
}

/** Behind a block, it would win over the block's rules. What lies in a layer cannot. */
function competes(node: CssChild, base: string): boolean {
  return hasBase(node, base) && !(node.kind === 'at-rule' && node.name.toLowerCase() === 'layer')
}

function lastBlock(parent: Place['parent'], part: AtRulePart): (CssAtRule & { children: CssChild[] }) | null {
  const found = parent.children.findLast(
    (node) =>
      node.kind === 'at-rule' &&
      isBlock(node) &&
      sameAtRule({ name: node.name.toLowerCase(), params: node.params }, part),
  )
  return found?.kind === 'at-rule' && isBlock(found) ? found : null
}

/** Behind the rules of the same base, else before the first at-rule that refines it, else at the end. */
function indexFor(parent: Place['parent'], base: string): number {
  const last = parent.children.findLastIndex((node) => node.kind === 'rule' && hasBase(node, base))
  if (last !== -1) return last + 1
  const refined = parent.children.findIndex((node) => node.kind === 'at-rule' && hasBase(node, base))
  return refined === -1 ? parent.children.length : refined
}

/** The node is a rule for the base, in whatever state, or holds one. */
function hasBase(node: CssChild, base: string): boolean {
  if (node.kind === 'rule') {
    return node.selector.includes(longestWord(base)) && tidy(splitSelector(node.selector).base) === tidy(base)
  }
  return node.kind === 'at-rule' && isBlock(node) && node.children.some((child) => hasBase(child, base))
}

function ruleText(sheet: SourceSheet, heads: readonly string[], declarations: readonly Written[]): string {
  const { compact, indent } = habitsOf(sheet)
  const [outer, ...inner] = heads
  if (outer === undefined) return ''
  const body = inner.length > 0 ? [ruleText(sheet, inner, declarations)] : declarations.map(declarationText)
  if (compact) return `${outer}{${body.join(';')}}`
  const end = inner.length > 0 ? '' : ';'
  const lines = body.flatMap((part) => `${part}${end}`.split('\n')).map((line) => `${indent}${line}\n`)
  return `${outer} {\n${lines.join('')}}`

  function declarationText({ property, value, important }: Written): string {
    const colon = compact ? ':' : ': '
    return `${property}${colon}${value}${important ? ' !important' : ''}`
  }
}
