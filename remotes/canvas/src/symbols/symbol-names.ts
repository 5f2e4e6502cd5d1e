import { markers } from '@pergola/contracts'
import type { SiteClass } from '@pergola/contracts'
import { isMadeSelector, selectorClasses, splitList } from '@pergola/site/css'
import { attributeOf, descendants } from '@pergola/site/html'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { isNamedClass, words } from '../styles/named-class.ts'

/** What is known of classes when a symbol is made. */
export interface NamesInput {
  readonly page: OpenPage
  readonly frame: PageFrame | null
  /** Classes of all pages as they are stored; null where nobody can say. */
  readonly site: readonly SiteClass[] | null
  readonly node: HtmlNode
}

function listOf(node: HtmlNode): readonly string[] {
  return (attributeOf(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
}

function isMade(name: string): boolean {
  return isMadeSelector(`.${name}`)
}

/** Classes of an element and of what is in it that no other element of the site has, and no sheet of other pages names. */
export function ownClasses(input: NamesInput): ReadonlySet<string> {
  const { page, frame, node } = input
  const names = new Set([...descendants(page.tree, node.id)].flatMap(listOf))
  const root = frame?.projection.elementOf(node.id)
  const isInside = (name: string) => {
    const having = [...(frame?.document.getElementsByClassName(name) ?? [])]
    return root !== undefined && having.every((element) => root.contains(element))
  }
  return new Set([...names].filter((name) => isNamedClass(page, name) && isInside(name) && isHereAlone(input, name)))
}

function isHereAlone({ page, site }: NamesInput, name: string): boolean {
  if (site === null) return Object.keys(page.project().pages).length < 2
  const known = site.find((each) => each.name === name)
  const files = new Set(page.sheets().map(({ file }) => file))
  return !known || (known.pages.every((each) => each === page.name) && known.sheets.every((path) => files.has(path)))
}

/**
 * The class that a symbol and what belongs to it are named after: what the site calls its root, where nothing else is
 * called so, else the label in small letters, with a number where that is taken.
 */
export function blockName(input: NamesInput, label: string, own: ReadonlySet<string>): string {
  const { page, frame, node } = input
  const marked = attributeOf(node, markers.className) ?? ''
  const named = [marked, ...listOf(node).toReversed()].find((name) => {
    const isPlain = own.has(name) && !isMade(name) && !name.includes('--')
    return isPlain && frame?.document.getElementsByClassName(name).length === 1
  })
  if (named !== undefined) return named
  const base = words(label) || 'symbol'
  const isTaken = (name: string) => isKnown(input, name) || page.project().symbols[name] !== undefined
  let name = base
  for (let number = 2; isTaken(name); number += 1) name = `${base}-${number}`
  return name
}

function isKnown({ page, frame, site }: NamesInput, name: string): boolean {
  if (site?.some((each) => each.name === name) || frame?.document.getElementsByClassName(name).length) return true
  return page.sheets().some(({ sheet: key }) => {
    const sheet = page.sheet(key)
    return sheet !== null && selectorClasses(sheet).has(name)
  })
}

/** Whether a selector names, in each of its members, a class that only a symbol has. */
export function namesOwn(selector: string, own: ReadonlySet<string>): boolean {
  return splitList(selector).every((member) =>
    [...member.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].some(([, name = '']) => own.has(name)),
  )
}
