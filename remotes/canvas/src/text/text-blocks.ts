import { componentMarkers, markers, type NodeId } from '@pergola/contracts'
import type { SiteChange, SiteOperation } from '@pergola/site/document'
import { canInsert, escapeAttribute, type HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { rootOf } from '../structure/fragment-roots.ts'
import { isOff } from '../structure/component-switches.ts'
import { habitOf, isSpace, ownSpace } from '../structure/white-space.ts'

export type Apply = (operation: SiteOperation) => readonly SiteChange[]

/** Where the caret goes: an element that is typed in, and a place in its text. */
export interface TextCaret {
  readonly id: NodeId
  readonly offset: number
  /** Where what is chosen ends; absent where nothing is. */
  readonly end?: number
}

/** An edit that typing asks for; null when the page cannot have it, and nothing was done. */
export type TextEdit = (caret: TextCaret, apply: Apply) => TextCaret | null

export function isHeading({ name }: HtmlNode): boolean {
  return /^h[1-6]$/.test(name)
}

export function isList(node: HtmlNode | undefined): boolean {
  return node?.name === 'ul' || node?.name === 'ol' || node?.name === 'menu'
}

export function elementsOf(page: OpenPage, id: NodeId): readonly HtmlNode[] {
  const children = page.node(id)?.children ?? []
  return children.flatMap((child) => page.node(child) ?? []).filter(({ kind }) => kind === 'element')
}

/** The element beside another one, where nothing but white space and comments stands between them. */
export function besideOf(page: OpenPage, id: NodeId, step: 1 | -1): HtmlNode | undefined {
  const row = page.node(page.node(id)?.parent ?? -1)?.children ?? []
  for (let at = row.indexOf(id) + step; at >= 0 && at < row.length; at += step) {
    const node = page.node(row[at] as NodeId)
    if (node?.kind === 'element') return node
    if (node?.kind === 'text' && !isSpace(node)) return undefined
  }
  return undefined
}

/** The item of a list that a text is, or is the paragraph of. */
export function itemOf(page: OpenPage, id: NodeId): HtmlNode | undefined {
  const node = page.node(id)
  if (node?.name === 'li') return node
  const parent = page.node(node?.parent ?? -1)
  return node?.name === 'p' && parent?.name === 'li' ? parent : undefined
}

/** What both halves of a text look like and how they are read. What names one element stays with the first. */
const sharedByHalves: ReadonlySet<string> = new Set(['class', 'style', 'lang', 'dir', 'align', 'role', 'translate'])

const ownNames: ReadonlySet<string> = new Set([
  'id',
  'name',
  ...Object.values(markers),
  ...Object.values(componentMarkers),
])

const isDirective = (name: string) => /^(?:v-|@|:)/.test(name)

function startTag(name: string, attributes: HtmlNode['attributes']): string {
  return `<${name}${attributes.map((each) => ` ${each.name}="${escapeAttribute(each.value, '"')}"`).join('')}>`
}

/** Markup of an element that goes on with what another one began, empty but for what is given. */
export function likeBlock({ name, attributes }: Pick<HtmlNode, 'name' | 'attributes'>, inside = ''): string {
  const kept = attributes.filter((each) => sharedByHalves.has(each.name))
  return `${startTag(name, kept)}${inside}</${name}>`
}

/** The same for an element within the line: the second half of a link is a link to the same place. */
export function likeInline(node: HtmlNode): string {
  const kept = node.attributes.filter(({ name }) => !ownNames.has(name) && !isDirective(name))
  return `${startTag(node.name, kept)}</${node.name}>`
}

/** Class of the blocks that the editor adds: room around their words. A paragraph behind a heading stands below it. */
const blockRoom = 'p-10'

/** Markup of an empty paragraph beside a heading, which does not look like one. */
export function paragraphBeside(node: HtmlNode): string {
  const classes = (node.attributes.find(({ name }) => name === 'class')?.value ?? '').split(/\s+/)
  return classes.includes(blockRoom) ? `<p class="${blockRoom}"></p>` : '<p></p>'
}

/** Puts an element beside another one, on a line of its own where its neighbours have one. Null where it cannot stand. */
export function putBeside(
  page: OpenPage,
  { html, beside, step }: { html: string; beside: NodeId; step: 1 | -1 },
  apply: Apply,
): NodeId | null {
  const parent = page.node(page.node(beside)?.parent ?? -1)
  if (!parent || isOff(page, parent.id, 'droppable')) return null
  const index = parent.children.indexOf(beside) + (step === 1 ? 1 : 0)
  const [made] = page.parse(html, parent.id)
  if (!made || !canInsert(page.tree, parent.id, index, [made])) return null
  const space = page.parse(habitOf(page, parent.id) ?? '', parent.id)
  const nodes = step === 1 ? [...space, made] : [made, ...space]
  apply(page.inHtml({ type: 'html.insert', parent: parent.id, index, nodes }))
  return rootOf(made).id
}

/** Puts an element into another one, at its end. */
export function putInto(page: OpenPage, parent: NodeId, html: string, apply: Apply): NodeId {
  const [made] = page.parse(html, parent)
  if (!made) throw new Error(`text: ${html} cannot stand there`)
  const index = page.node(parent)?.children.length ?? 0
  apply(page.inHtml({ type: 'html.insert', parent, index, nodes: [made] }))
  return rootOf(made).id
}

/** Takes an element out together with the line it stands on. */
export function takeOut(page: OpenPage, id: NodeId, apply: Apply): void {
  const space = ownSpace(page, id)
  if (space !== null) apply(page.inHtml({ type: 'html.remove', node: space }))
  apply(page.inHtml({ type: 'html.remove', node: id }))
}
