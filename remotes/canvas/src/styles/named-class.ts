import { markers, type NodeId } from '@pergola/contracts'
import { isMadeSelector, selectorClasses } from '@pergola/site/css'
import { attributeOf, type HtmlNode } from '@pergola/site/html'
import { ownSheets } from '../breakpoints/site-breakpoints.ts'
import type { OpenPage } from '../document/open-page.ts'
import { labelOf } from '../layers/label-of.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { symbolAround } from '../service/describe-element.ts'
import { siteNames } from './site-names.ts'

/** Told to scripts, said of a moment, or carried by every block of a kind: no name that somebody gave an element. */
const notNamed = /^(?:gjs-|js-|is-|has-|v-|swiper-|(?:p-10|w-full|drop|inf-(?:container|block|button|input|image))$)/

/**
 * Whether a class is what the site calls an element: its own sheets style it, or nothing does yet. What only a library,
 * a list of utilities or the sheet of every site styles is shared by too much to be edited unasked.
 */
export function isNamedClass(page: OpenPage, name: string): boolean {
  if (notNamed.test(name)) return false
  const own = new Set(ownSheets(page).map(({ sheet }) => sheet))
  let isStyled = false
  for (const { sheet: key } of page.sheets()) {
    const sheet = page.sheet(key)
    if (!sheet || !selectorClasses(sheet).has(name)) continue
    if (own.has(key)) return true
    isStyled = true
  }
  return !isStyled
}

function isTaken({ page, frame }: CanvasCore, name: string): boolean {
  const isStyled = page?.sheets().some(({ sheet: key }) => {
    const sheet = page.site.sheet(key)
    return sheet !== null && selectorClasses(sheet).has(name)
  })
  return (
    isStyled === true || siteNames(page).has(name) || (frame?.document.getElementsByClassName(name).length ?? 0) > 0
  )
}

/** Lowercase words of a label with hyphens between them: `Card title` is `card-title`. */
export function words(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return /^\p{L}/u.test(plain) ? plain.slice(0, 40) : ''
}

/** What the classes of elements in a symbol begin with, `card__`; null outside, and where its root has no name for it. */
function blockAround(page: OpenPage, id: NodeId): string | null {
  const symbol = symbolAround(page, id)
  if (!symbol || symbol.root === id) return null
  const root = page.node(symbol.root)
  const name = (root && attributeOf(root, markers.className)) ?? ''
  return name === '' || isMadeSelector(`.${name}`) ? null : `${name}__`
}

/**
 * A class that nobody has yet, made of what the element is called. Pages other than the first say their own name with
 * it, for their sheets are not at hand.
 */
export function readableClass(core: CanvasCore, node: HtmlNode): string {
  const { page } = core
  const label = page?.labels.of(node.id) ?? labelOf(node)
  const place = !page || page.name === 'index' ? '' : `${words(page.name)}-`
  const block = page && blockAround(page, node.id)
  const base = `${block ?? (place === '-' ? '' : place)}${words(label) || words(node.name) || 'element'}`
  let name = base
  for (let number = 2; isTaken(core, name); number += 1) name = `${base}-${number}`
  return name
}
