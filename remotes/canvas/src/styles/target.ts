import type { NodeId, StyleRule } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { ownerless, rulesOfBase } from '@pergola/site/css'
import type { CssSheet } from '@pergola/site/css'
import type { SheetKey, SiteOperation } from '@pergola/site/document'
import type { HtmlNode } from '@pergola/site/html'
import { editedAtRule } from '../breakpoints/site-breakpoints.ts'
import { symbolsPart } from '../document/lazy-symbols.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { classesOf } from '../service/describe-element.ts'
import { attributeOperation } from '../structure/attributes.ts'
import { isSymbolRule, symbolSelector } from '../symbols/symbol-rule.ts'
import { isNamedClass } from './named-class.ts'

/** What the user has chosen to edit; whatever is absent follows from the selected element and the width. */
export interface Choice {
  readonly className: string | null
  readonly states: readonly string[]
  /** A rule picked as it stands, whatever the element is. */
  readonly selector: string | null
  /** An at-rule that the width of the canvas does not fall into; undefined follows the width. */
  readonly atRule: string | null | undefined
  /** Name of a class that is given to what is selected with its first style; the same whenever it is asked for. */
  readonly freshName: () => string
  /** The sheet for a rule that is still to be made; null for its home. */
  readonly sheet: SheetKey | null
  /** The style attribute of what is selected is edited, and no rule. */
  readonly inline: boolean
}

/** The class made for an element alone. */
function ownClass(page: OpenPage, node: HtmlNode): string | null {
  const attributes = page.attributesOf(node)
  const name = attributes.find((attribute) => attribute.name === markers.className)?.value ?? ''
  return name !== '' && classesOf(attributes).includes(name) ? name : null
}

export function classSelector(name: string): string {
  return `.${CSS.escape(name)}`
}

/** What is selected, the one that the panels show last. */
export function selectedNodes({ page, store }: CanvasCore): readonly HtmlNode[] {
  return store.getState().selection.flatMap((id) => page?.node(id) ?? [])
}

/** Classes a person may edit, of several elements those that all have; those of the canvas engine of old files are its own. */
export function shownClasses(page: OpenPage, nodes: readonly HtmlNode[]): readonly string[] {
  const [shown = [], ...others] = nodes.map((node) => classesOf(page.attributesOf(node))).toReversed()
  return shown.filter((name) => !name.startsWith('gjs-') && others.every((classes) => classes.includes(name)))
}

export function freshClassName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return `inf-${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`
}

/**
 * The class the target rule is for: the chosen chip, else one that was made for the elements alone, else the last that
 * the site calls them by, else one that is still to be given.
 */
export function targetClass(page: OpenPage, nodes: readonly HtmlNode[], choice: Choice) {
  const classes = shownClasses(page, nodes)
  const wanted = [choice.className, ...nodes.map((node) => ownClass(page, node))]
  const own = wanted.find((each) => each !== null && classes.includes(each))
  const name = own ?? classes.findLast((each) => isNamedClass(page, each))
  return name === undefined || name === null ? { name: choice.freshName(), exists: false } : { name, exists: true }
}

/** Gives a class to all of them, behind those that they have. */
export function giveClass(page: OpenPage, nodes: readonly HtmlNode[], name: string): SiteOperation[] {
  return nodes.map((node) => {
    const classes = page.attributesOf(node).find((attribute) => attribute.name === 'class')?.value ?? ''
    return attributeOperation(page, node.id, { class: classes.trim() === '' ? name : `${classes.trimEnd()} ${name}` })
  })
}

export function targetRule(core: CanvasCore, choice: Choice): StyleRule | null {
  const { page } = core
  const nodes = selectedNodes(core)
  const atRule = choice.atRule === undefined ? editedAtRule(core) : choice.atRule
  const { states } = choice
  if (choice.selector !== null) {
    const selector =
      page && !isSaid(editableSheets(page), choice.selector) ? newInSymbol(core, page, choice.selector) : null
    return { selector: selector ?? choice.selector, states, atRule }
  }
  if (!page || nodes.length === 0) return null
  const selector = classSelector(targetClass(page, nodes, choice).name)
  return { selector: ofSymbol(core, page, selector) ?? selector, states, atRule }
}

/** What symbols say of a class goes before what a page says of it, also where only their styles are left. */
function ofSymbol(core: CanvasCore, page: OpenPage, selector: string): string | null {
  const sheets = editableSheets(page)
  const said = symbolsPart()?.selectorsOfSymbols(selector, ownersHere(core, page)) ?? []
  const known = said.find((each) => isSaid(sheets, each))
  return known ?? (isSaid(sheets, selector) ? null : newInSymbol(core, page, selector))
}

/** What nobody says yet of what is in a symbol is said by the symbol. */
function newInSymbol(core: CanvasCore, page: OpenPage, selector: string): string | null {
  if (!isSymbolRule(core, page) || ownerless(selector) !== selector) return null
  return symbolSelector(core, page, selector, ownersHere(core, page)[0] ?? null)
}

function ownersHere({ store }: CanvasCore, page: OpenPage): readonly string[] {
  const { selected } = store.getState()
  return selected ? ownersOf(page, selected.symbol?.root ?? selected.id) : []
}

/** Classes that rules may be kept to, as selectors say them, from the inside out. */
function ownersOf(page: OpenPage, id: NodeId): readonly string[] {
  const owners: string[] = []
  for (let node = page.node(id); node; node = node.parent === null ? undefined : page.node(node.parent)) {
    const name = ownClass(page, node)
    if (name !== null) owners.push(CSS.escape(name))
  }
  return owners
}

function editableSheets(page: OpenPage): readonly CssSheet[] {
  return page.sheets().flatMap(({ sheet, written }) => (written ? (page.site.sheet(sheet) ?? []) : []))
}

function isSaid(sheets: readonly CssSheet[], selector: string): boolean {
  return sheets.some((sheet) => rulesOfBase(sheet, selector).length > 0)
}
