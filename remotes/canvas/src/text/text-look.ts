import type { NodeId, StyleRule } from '@pergola/contracts'
import { applyCss, parseCss, printCss, styleOperations } from '@pergola/site/css'
import { escapeAttribute } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { attributeOperation } from '../structure/attributes.ts'
import { bringStyles } from '../styles/bring-styles.ts'
import type { Apply, TextEdit } from './text-blocks.ts'
import { plainText } from './text-offset.ts'
import { wrapWords } from './wrap-words.ts'

/** Where a look is written: as a class with a rule in the page's sheet, or on the element alone. */
export type WrittenAs = 'class' | 'inline'

export type TextAlign = 'left' | 'center' | 'right' | 'justify'

export interface TextLook {
  readonly property: 'color' | 'text-align'
  /** Null takes it away. */
  readonly value: string | null
  readonly as: WrittenAs
}

/** Of the classes that say a look of a text and are no name of an element: the style panel never edits them unasked. */
const prefixes = { color: 'has-color-', 'text-align': 'has-text-' } as const

const alignments: ReadonlySet<string> = new Set(['left', 'center', 'right', 'justify'])

/** Named after the value, so that the same look has the same class on every page: `has-text-center`, `has-color-c0392b`. */
function className({ property, value }: TextLook): string {
  const words = (value ?? '')
    .toLowerCase()
    .replace(/^var\(--/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${prefixes[property]}${words}`
}

/** Whether a class is a look of that kind, which another one takes the place of. */
function isOfLook({ property }: TextLook, name: string): boolean {
  const prefix = prefixes[property]
  return name.startsWith(prefix) && (property === 'color' || alignments.has(name.slice(prefix.length)))
}

/** A style attribute with one declaration set or taken away; the others keep their bytes. */
function withDeclaration(style: string, { property, value }: TextLook): string {
  const rule: StyleRule = { selector: 'a', states: [], atRule: null }
  if (style.trim() === '') return value === null ? '' : `${property}: ${value}`
  const sheet = parseCss(`a{${style}}`, 'style')
  for (const operation of styleOperations(sheet, rule, [{ property, value }])) applyCss(sheet, operation)
  return printCss(sheet)
    .replace(/^a\s*\{/, '')
    .replace(/\}\s*$/, '')
}

function attribute(page: OpenPage, id: NodeId, name: string): string {
  const node = page.node(id)
  return (node && page.attributesOf(node).find((each) => each.name === name)?.value) ?? ''
}

function ruleOf(look: TextLook, name: string) {
  const rule = { selector: `.${CSS.escape(name)}`, states: [], atRule: null }
  return { rule, edits: [{ property: look.property, value: look.value }], sheet: '' }
}

/** Gives an element a look in place of the one it had. */
function giveLook(page: OpenPage, id: NodeId, look: TextLook, apply: Apply): void {
  const style = withDeclaration(attribute(page, id, 'style'), look.as === 'inline' ? look : { ...look, value: null })
  const classes = attribute(page, id, 'class').split(/\s+/)
  const kept = classes.filter((name) => name !== '' && !isOfLook(look, name))
  if (look.as === 'class' && look.value !== null) kept.push(className(look))
  const value = { class: kept.join(' ') || null, style: style.trim() === '' ? null : style }
  const changed = Object.entries(value).filter(([name, now]) => (now ?? '') !== attribute(page, id, name))
  if (changed.length > 0) apply(attributeOperation(page, id, Object.fromEntries(changed)))
}

function bringRule(page: OpenPage, look: TextLook, apply: Apply): void {
  if (look.as !== 'class' || look.value === null) return
  bringStyles(page, { rules: [ruleOf(look, className(look))], variables: [] }, apply)
}

function wrapperOf(look: TextLook): string {
  const said =
    look.as === 'class'
      ? `class="${className(look)}"`
      : `style="${escapeAttribute(`${look.property}: ${look.value}`, '"')}"`
  return `<span ${said}></span>`
}

/** A look for the words that are chosen; for all of the text where they are all of it, or where none are. */
export function planLook(page: OpenPage, look: TextLook): TextEdit {
  return (caret, apply) => {
    const { id, offset: from, end: to = from } = caret
    const words = plainText(page, id)
    const isAll = words.slice(from, to).trim() === words.trim() || from === to
    if (isAll || look.property === 'text-align') giveLook(page, id, look, apply)
    else {
      const onto = (span: NodeId) => {
        if (page.node(span)?.name !== 'span') return false
        giveLook(page, span, look, apply)
        return true
      }
      if (look.value !== null) wrapWords(page, id, { words: { from, to }, html: wrapperOf(look), onto }, apply)
    }
    bringRule(page, look, apply)
    return caret
  }
}
