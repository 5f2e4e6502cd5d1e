import { markers } from '@pergola/contracts'
import type { NodeId, Project } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { withAttribute } from '@pergola/site/html'
import type { HtmlSubtree } from '@pergola/site/html'
import { copyMotions } from '@pergola/site/motion-copies'
import type { OpenPage } from '../document/open-page.ts'
import { parentElement } from '../service/describe-element.ts'
import { freshId, keyedElements, keysOn } from './copied-elements.ts'
import type { KeyOf } from './copied-elements.ts'

const isStored = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** By what an element's motion runs: the id of the instance, or of the motion. */
const motionKey: KeyOf = (attributes) => {
  const valueOf = (name: string) => attributes.find((entry) => entry.name === name)?.value
  const instance = valueOf(markers.motionInstanceId)
  if (instance) return `${markers.motionInstanceId} ${instance}`
  const id = valueOf(markers.motionId)
  return id ? `${markers.motionId} ${id}` : null
}

const motionMarks = [markers.motionId, markers.mainMotionId, markers.motionInstanceId] as const

/** Of copies that shall not move. */
export function withoutMotions(page: OpenPage, inserted: readonly HtmlSubtree[]): SiteOperation[] {
  const moving = inserted.flatMap((subtree) => keyedElements(subtree, motionKey))
  return moving.map(({ id, attributes }) => {
    const given = motionMarks.filter((mark) => attributes.some(({ name }) => name === mark))
    const none = Object.fromEntries(given.map((mark) => [mark, null]))
    return page.inHtml({ type: 'html.attributes', node: id, attributes: none })
  })
}

/** Main elements of motions that the project has: those, or what stands in them. */
export function motionsIn(page: OpenPage, ids: readonly NodeId[]): ReadonlyMap<NodeId, string> {
  const chosen = new Set<NodeId | null>(ids)
  const { motions } = page.project()
  const found = withAttribute(page.tree, markers.motionId).flatMap((node): [NodeId, string][] => {
    const given = new Map(page.attributesOf(node).map(({ name, value }) => [name, value]))
    const id = given.get(markers.motionId) ?? ''
    if (given.get(markers.motionInstanceId) || !Object.hasOwn(motions, id)) return []
    let at: NodeId | null = node.id
    while (at !== null && !chosen.has(at)) at = parentElement(page, at)
    return at === null ? [] : [[node.id, id]]
  })
  return new Map(found)
}

/** Motions whose last main element leaves this page run on it no more. */
export function leavingMotions(page: OpenPage, gone: readonly NodeId[]): SiteOperation[] {
  const leaving = motionsIn(page, gone)
  const staying = new Set(
    [...motionsIn(page, [page.tree.body()])].flatMap(([node, id]) => (leaving.has(node) ? [] : [id])),
  )
  const { motions } = page.project()
  const cut = [...new Set(leaving.values())].flatMap((id) => {
    const motion = motions[id]
    const pages: unknown = isStored(motion) ? motion['pages'] : null
    if (staying.has(id) || !Array.isArray(pages) || !pages.includes(page.name)) return []
    return [[id, { ...(motion as object), pages: pages.filter((name) => name !== page.name) }] as const]
  })
  return cut.length > 0 ? [{ type: 'record', key: 'motions', value: { ...motions, ...Object.fromEntries(cut) } }] : []
}

/** Motions whose main element comes to this page run on it from now on. */
function arrivingMotions(page: OpenPage, motions: Project['motions'], ids: ReadonlySet<string>): Project['motions'] {
  const come = [...ids].flatMap((id) => {
    const motion = Object.hasOwn(motions, id) ? motions[id] : null
    const pages: unknown = isStored(motion) ? motion['pages'] : null
    if (!Array.isArray(pages) || pages.includes(page.name)) return []
    return [[id, { ...(motion as object), pages: [...pages, page.name] }] as const]
  })
  return come.length > 0 ? { ...motions, ...Object.fromEntries(come) } : motions
}

export interface Copied {
  /** Of elements that stand on another page all the same, which this page cannot know. */
  readonly areCopies?: boolean | undefined
  /** Motions and groups that come along, which the project has not. */
  readonly payload?: Partial<Pick<Project, 'motions' | 'interactions'>>
}

/**
 * What has to follow the insertion of these: an element whose motion stands on the page already is a copy, and gets one
 * of its own. What was cut, and is put back, keeps it. Of what is known to be a copy, the original may stand elsewhere.
 */
export function ownMotions(
  page: OpenPage,
  inserted: readonly HtmlSubtree[],
  { areCopies = false, payload }: Copied = {},
): SiteOperation[] {
  const candidates = inserted.flatMap((subtree) => keyedElements(subtree, motionKey))
  // What comes along comes with an element, also with one of a symbol.
  const come = new Set(Object.keys(payload?.motions ?? {}))
  if (candidates.length === 0 && come.size === 0) return []
  const taken = keysOn(page, motionKey, [markers.motionId, markers.motionInstanceId])
  const copies = candidates.filter(({ attributes }) => {
    const key = motionKey(attributes)
    if (areCopies || taken.has(key)) return true
    taken.add(key)
    const main = key?.startsWith(`${markers.motionId} `) ? key.slice(markers.motionId.length + 1) : ''
    if (main !== '') come.add(main)
    return false
  })
  const before = page.project().motions
  const { motions, marks } = copyMotions(
    arrivingMotions(page, { ...before, ...payload?.motions }, come),
    copies.map(({ id, attributes }) => ({ node: id, attributes })),
    { page: page.name, freshId },
  )
  const edits = marks.map((edit) => page.inHtml({ type: 'html.attributes', ...edit }))
  const isSame = Object.keys(motions).every((id) => motions[id] === before[id])
  return isSame ? edits : [...edits, { type: 'record', key: 'motions', value: motions }]
}

/** Whether markup holds main elements of motions that would be copies on this page. */
export function copiesMotions(page: OpenPage, html: string, areCopies: boolean): boolean {
  const { motions } = page.project()
  const ids = [...html.matchAll(/(?<![\w-])motion-id\s*=\s*["']?([^"'\s>]+)/gi)].map(([, id = '']) => id)
  const known = ids.filter((id) => Object.hasOwn(motions, id))
  if (known.length === 0 || areCopies) return known.length > 0
  const standing = new Set(motionsIn(page, [page.tree.body()]).values())
  return known.some((id) => standing.has(id))
}
