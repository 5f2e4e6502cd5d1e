import { parse } from 'postcss'
import type { ChildNode } from 'postcss'

export interface CheckedDeclaration {
  /** Without comments. */
  readonly value: string
  readonly valueText: string
  readonly important: boolean
}

/** What a text says as the value of a property, or null when it would break out of the declaration. */
export function checkDeclaration(property: string, value: string): CheckedDeclaration | null {
  const text = value.trim()
  const isCustom = property.startsWith('--')
  if (!/^-{0,2}(?:[\w-]|[^\0-\x7f]|\\[^\n])+$/.test(property) || (text === '' && !isCustom)) return null
  const declaration = onlyChild(`a{${property}:${text};b:c}`, 2)
  if (declaration?.type !== 'decl' || declaration.prop !== property) return null
  const valueText = declaration.raws.value?.raw ?? declaration.value
  const important = declaration.important ? (declaration.raws.important ?? ' !important') : ''
  if (valueText + important !== text) return null
  return { value: declaration.value, valueText, important: important !== '' }
}

/** Whether a text can stand as the value of a property, whatever a browser thinks of it. */
export function isDeclarationValue(property: string, value: string): boolean {
  return checkDeclaration(property, value) !== null
}

/** Whether a text can stand in front of a rule's brace, at the top level and nested. */
export function isSelectorText(selector: string): boolean {
  const text = selector.trim()
  if (text === '') return false
  const top = topNodes(`${text}{}`)
  const nested = onlyChild(`a{${text}{}}`, 1)
  return top?.length === 1 && top[0]?.type === 'rule' && nested?.type === 'rule' && nested.nodes.length === 0
}

/** Whether a text can stand between an at-rule's name and its brace or semicolon. */
export function isAtRuleParams(name: string, params: string): boolean {
  const top = topNodes(`@${name} ${params}{}a{}`)
  const [atRule] = top ?? []
  return top?.length === 2 && atRule?.type === 'atrule' && atRule.name === name && atRule.nodes?.length === 0
}

function onlyChild(text: string, siblings: number): ChildNode | null {
  const top = topNodes(text)
  const [rule] = top ?? []
  if (top?.length !== 1 || rule?.type !== 'rule' || rule.nodes.length !== siblings) return null
  return rule.nodes[0] ?? null
}

function topNodes(text: string): ChildNode[] | null {
  try {
    return parse(text).nodes
  } catch {
    return null
  }
}
