import type { StyleEdit } from '@pergola/contracts'
import { applyCss } from './apply-css.ts'
import type { FlatDeclaration } from './flat-rule.ts'
import { flattenRules } from './flatten-rules.ts'
import { parseCss } from './parse-css.ts'
import { printCss } from './print-css.ts'

const head = 'a{'

/** The attribute as the only rule of a sheet; null for a text that ends the rule or is no css. */
function asSheet(text: string) {
  const sheet = parseCss(`${head}${text}}`, 'inline')
  const [rule, ...others] = flattenRules(sheet)
  return rule === undefined || others.length > 0 || sheet.problem !== null ? null : { sheet, rule }
}

/** What a style attribute declares, in its order; null where it cannot be read as a list of declarations. */
export function readStyleAttribute(text: string): readonly FlatDeclaration[] | null {
  return asSheet(text)?.rule.declarations ?? null
}

/**
 * The text of a style attribute after some edits; whatever they do not touch stays to the byte. Empty where nothing is
 * declared any more, and null where the text cannot be read.
 */
export function editStyleAttribute(text: string, edits: readonly StyleEdit[]): string | null {
  const read = asSheet(text)
  if (read === null) return null
  const isThere = ({ property }: StyleEdit) => read.rule.declarations.some((each) => each.property === property)
  const inLines = text.includes('\n')
  const changes = edits.filter((edit) => inLines || isThere(edit))
  for (const edit of changes) applyCss(read.sheet, { type: 'css.set', rule: read.rule.id, ...edit })
  const printed = printCss(read.sheet).slice(head.length, -1)
  const added = inLines ? [] : edits.filter((edit) => edit.value !== null && !isThere(edit))
  return added.reduce(withDeclaration, printed.trim() === '' ? '' : printed)
}

/** Behind the others on their line, in the way they are written. */
function withDeclaration(text: string, { property, value, important }: StyleEdit): string {
  const body = text.trimEnd()
  const isOpen = body !== '' && !body.endsWith(';')
  const isSpaced = !/;\S/.test(body)
  const colon = body === '' || /:\s/.test(body) ? ': ' : ':'
  const declaration = `${property}${colon}${value?.trim()}${important ? ' !important' : ''}`
  const before = body + (isOpen ? ';' : '') + (body !== '' && isSpaced ? ' ' : '')
  return before + declaration + (body.endsWith(';') ? ';' : '') + text.slice(body.length)
}
