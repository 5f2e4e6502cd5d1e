import type { VariableFile } from '@pergola/contracts'
import { readAtRuleText, widthRangeOf } from '../css/at-rule-text.ts'
import { splitList, tidy } from '../css/selector-text.ts'

/** The rule that a declaration stands in, or is to stand in. */
export interface VariablePlace {
  readonly selector: string
  /** As style rules name it; null at the top level. */
  readonly atRule: string | null
}

export type ModeKind = 'base' | 'dark' | 'light' | 'width' | 'condition' | 'selector'

/** A condition under which custom properties have values of their own. */
export interface VariableMode extends VariablePlace {
  readonly id: string
  readonly kind: ModeKind
}

const rootSelector = /^(?::root|html|:host)$/i
/** At-rules that hold wherever the sheet does. */
const always = /^(?:layer|theme)$/

export function isRoot(selector: string): boolean {
  const list = splitList(selector)
  return list.length > 0 && list.every((each) => rootSelector.test(each)) && !list.every((each) => /host/i.test(each))
}

/** Of the root, under no condition. */
export function isBase({ selector, atRule }: VariablePlace): boolean {
  const parts = readAtRuleText(atRule)
  if (!parts.every(({ name }) => always.test(name))) return false
  return selector === '' ? parts.some(({ name }) => name === 'theme') : isRoot(selector)
}

export const baseMode: VariableMode = { id: '', kind: 'base', selector: ':root', atRule: null }

export function modeOf(place: VariablePlace): VariableMode {
  if (isBase(place)) return baseMode
  const { selector, atRule } = place
  const conditions = readAtRuleText(atRule).filter(({ name }) => !always.test(name))
  const own = conditions.length === 0 ? null : conditions.map(({ name, params }) => `@${name} ${params}`).join(' / ')
  const named = isRoot(selector) ? ':root' : tidy(selector)
  return { id: `${conditionId(own)}|${named}`, kind: kindOf(own, named), selector, atRule: own }
}

/** Widths are the same however a sheet writes them. */
function conditionId(atRule: string | null): string {
  const range = widthRangeOf(atRule)
  return range === null ? tidy(atRule ?? '').toLowerCase() : `width ${range.min ?? ''}-${range.max ?? ''}`
}

function kindOf(atRule: string | null, selector: string): ModeKind {
  if (atRule !== null && /prefers-color-scheme:\s*dark/i.test(atRule)) return 'dark'
  if (atRule !== null && /prefers-color-scheme:\s*light/i.test(atRule)) return 'light'
  if (widthRangeOf(atRule) !== null) return selector === ':root' ? 'width' : 'condition'
  if (atRule !== null) return 'condition'
  if (/dark/i.test(selector)) return 'dark'
  return /light/i.test(selector) ? 'light' : 'selector'
}

/** Selectors that switch a theme, whatever else their rules say. */
const switches =
  /^(?::root|html|body|:host)?(?:\[data-[\w-]*(?:theme|mode|scheme|brand)[^\]]*\]|\.(?:dark|light|theme-[\w-]+))$/i

const order: readonly ModeKind[] = ['base', 'dark', 'light', 'width', 'condition', 'selector']

/**
 * The modes that the site has: conditions on the root, and selectors that switch a theme. A selector that gives custom
 * properties of the root another value beside other styles is a component, and no mode. The wanted ones are there
 * whether or not the site has values for them.
 */
export function modesOf(files: readonly VariableFile[], wanted: readonly VariablePlace[]): readonly VariableMode[] {
  const found = new Map<string, VariableMode>([[baseMode.id, baseMode]])
  for (const place of wanted) {
    const mode = modeOf(place)
    if (!found.has(mode.id)) found.set(mode.id, mode)
  }
  for (const file of files)
    for (const sheet of file.sheets)
      for (const declaration of sheet.declarations) {
        const mode = modeOf(declaration)
        const isSwitch =
          isRoot(declaration.selector) || splitList(declaration.selector).some((each) => switches.test(each))
        if (isSwitch && !found.has(mode.id)) found.set(mode.id, mode)
      }
  return [...found.values()].toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}
