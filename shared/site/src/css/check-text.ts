import type { ChildNode } from 'postcss'
import { parseWithPostcss } from './postcss-parser.ts'

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

/** A selector without its comments, or null when the text cannot stand in front of a rule's brace, nested or not. */
export function checkSelector(selector: string): string | null {
  const text = selector.trim()
  const nested = onlyChild(`a{${text}{}}`, 1)
  for (const rule of [onlyTop(`${text}{}`), nested]) {
    if (rule?.type !== 'rule' || rule.nodes.length > 0 || (rule.raws.selector?.raw ?? rule.selector) !== text)
      return null
  }
  return text === '' || nested?.type !== 'rule' ? null : nested.selector
}

export function isSelectorText(selector: string): boolean {
  return checkSelector(selector) !== null
}

/** Parameters without their comments, or null when the text cannot stand between an at-rule's name and its brace. */
export function checkParams(name: string, params: string): string | null {
  const text = params.trim()
  const atRule = onlyTop(`@${name} ${text}{}`)
  if (atRule?.type !== 'atrule' || atRule.name !== name || atRule.nodes?.length !== 0) return null
  return (atRule.raws.params?.raw ?? atRule.params) === text ? atRule.params : null
}

function onlyTop(text: string): ChildNode | null {
  const top = topNodes(text)
  return top?.length === 1 ? (top[0] ?? null) : null
}

function onlyChild(text: string, siblings: number): ChildNode | null {
  const rule = onlyTop(text)
  if (rule?.type !== 'rule' || rule.nodes.length !== siblings) return null
  return rule.nodes[0] ?? null
}

function topNodes(text: string): ChildNode[] | null {
  try {
    return parseWithPostcss(text).nodes
  } catch {
    return null
  }
}
