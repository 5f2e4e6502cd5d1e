import { blockRules } from '@pergola/site/block-rules'
import { selectorClasses } from '@pergola/site/css'
import { descendants } from '@pergola/site/html'
import type { NodeId } from '@pergola/contracts'
import type { PayloadStyles } from '../clipboard/payload-rules.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { parentElement } from '../service/describe-element.ts'
import { formAround } from './field-names.ts'
import { headingLevelAt } from './heading-level.ts'
import type { Where } from './place.ts'

export { looksOfCopies } from '../styles/copied-rules.ts'
export { namesOfCopies } from './field-names.ts'

/** Whether what is put there is seen only after the page is scrolled. */
function isBelowFold(frame: PageFrame | null, { target, position }: Where): boolean {
  const box = frame?.projection.elementOf(target)?.getBoundingClientRect()
  if (!frame || !box) return false
  return (position === 'before' ? box.top : box.bottom) + frame.window.scrollY > frame.window.innerHeight
}

/** The form that a place lies in. */
function formAt(page: OpenPage, { target, position }: Where): NodeId | null {
  return formAround(page, position === 'inside' ? target : parentElement(page, target))
}

function valuesOf(page: OpenPage, inside: NodeId, name: string): ReadonlySet<string> {
  const nodes = [...descendants(page.tree, inside)]
  return new Set(nodes.flatMap(({ attributes }) => attributes.find((each) => each.name === name)?.value ?? []))
}

function unlike(taken: ReadonlySet<string>, base: string): string {
  let name = base
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`
  return name
}

/** A field is sent by a name that no other field of its form has, and its label finds it by an id of its own. */
function fittedField(page: OpenPage, html: string, where: Where): string {
  const form = formAt(page, where)
  const names = valuesOf(page, form ?? page.tree.body(), 'name')
  const named = html.replace(/(<input [^>]*?\bname=")([^"]*)/, (_all, start: string, base: string) => {
    return start + unlike(names, base)
  })
  const id = /<label for="([^"]*)"/.exec(html)?.[1]
  if (id === undefined) return named
  const own = unlike(valuesOf(page, page.tree.root, 'id'), id)
  return named.replaceAll(new RegExp(`\\b(for|id)="${id}"`, 'g'), `$1="${own}"`)
}

const plainButton = /^<button class="inf-button p-10" type="button">/

/**
 * A block's markup as its place needs it: a heading of the outline's level, a picture that loads when it is near, a field with a
 * name of its own, and in a form a button that sends it. Blocks that a person has made stay as they are.
 */
export function fittedBlock(page: OpenPage, frame: PageFrame | null, html: string, where: Where): string {
  if (html.startsWith('<h1 ')) return html.replaceAll(/(<\/?)h1\b/g, `$1h${headingLevelAt(page, where)}`)
  if (html.startsWith('<img ') && isBelowFold(frame, where)) return html.replace('<img ', '<img loading="lazy" ')
  if (/^<(?:input|div class="inf-block p-10"><label) /.test(html)) return fittedField(page, html, where)
  if (plainButton.test(html) && formAt(page, where) !== null) return html.replace('type="button"', 'type="submit"')
  return html
}

function classesIn(html: string): ReadonlySet<string> {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value)
  return new Set(values.flatMap((value) => value.split(' ')))
}

/**
 * The rules of the classes in a block's markup that this page has none for: a page that came as a whole document does
 * not link the base sheet, and that of a project made earlier may know less.
 */
export function blockStyles(page: OpenPage, html: string): PayloadStyles {
  const wanted = classesIn(html)
  const sheets = page.sheets().flatMap(({ sheet }) => page.sheet(sheet) ?? [])
  const known = sheets.map(selectorClasses)
  const rules = Object.entries(blockRules)
    .filter(([name]) => wanted.has(name) && !known.some((classes) => classes.has(name)))
    .map(([name, declarations]) => ({
      rule: { selector: `.${name}`, states: [], atRule: null },
      edits: Object.entries(declarations).map(([property, value]) => ({ property, value })),
      sheet: '',
    }))
  return { rules, variables: [] }
}
