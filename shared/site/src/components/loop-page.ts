import { componentMarkers, markers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { parseLoop, splitDirective } from '../directives/index.ts'
import { around, attributeOf, descendants } from '../html/index.ts'
import type { HtmlTree } from '../html/index.ts'
import { isCut, listText, loopPartDirectives, loopParts } from './loop-view.ts'
import type { LoopView, PartSettings } from './loop-view.ts'

/** What loops ask of a page, be it the tree of a document or a canvas that tells of one. */
export interface LoopPage {
  /** Value of an attribute, empty where it is not there. */
  attribute(id: NodeId, name: string): string
  parent(id: NodeId): NodeId | null
  /** Elements with an attribute inside of one, in the order of the page. */
  having(name: string, within: NodeId): readonly NodeId[]
}

export const noView: LoopView = { list: '', countName: '', countValue: '', filterProp: '', filterName: '' }

export function loopPageOf(tree: HtmlTree): LoopPage {
  return {
    attribute(id, name) {
      const node = tree.node(id)
      return node ? (attributeOf(node, name) ?? '') : ''
    },
    parent(id) {
      for (const node of around(tree, id)) if (node.id !== id && node.kind === 'element') return node.id
      return null
    },
    having(name, within) {
      const inside = [...descendants(tree, within)].filter(({ id }) => id !== within)
      return inside.flatMap((node) => (attributeOf(node, name) === null ? [] : [node.id]))
    },
  }
}

/** The nearest element around that fetches a list, and the name of that. */
export function looperAround(page: LoopPage, id: NodeId): { readonly id: NodeId; readonly name: string } | null {
  for (let at = page.parent(id); at !== null; at = page.parent(at)) {
    const name = page.attribute(at, componentMarkers.loopName)
    if (name !== '') return { id: at, name }
  }
  return null
}

/** Elements with an attribute in a looper, without those of a looper in it. */
export function ownOf(page: LoopPage, looper: NodeId, name: string): readonly NodeId[] {
  return page.having(name, looper).filter((id) => looperAround(page, id)?.id === looper)
}

/** What a repeated element says of its list. A loop that somebody has written over since is taken as it is written. */
export function loopViewOf(page: LoopPage, id: NodeId): LoopView {
  const read = (name: string) => page.attribute(id, name)
  const array = parseLoop(read('v-for'))?.array ?? ''
  const view = {
    list: read(componentMarkers.loopList) || array,
    countName: read(componentMarkers.loopCountName),
    countValue: read(componentMarkers.loopCountValue),
    filterProp: read(componentMarkers.loopFilterProp),
    filterName: read(componentMarkers.loopFilterName),
  }
  return listText(view) === array ? view : { ...noView, list: array }
}

/** The loop that companions in a looper change: the first of which less than all may be seen. */
export function viewInLooper(page: LoopPage, looper: NodeId): LoopView | null {
  const views = ownOf(page, looper, 'v-for').map((id) => loopViewOf(page, id))
  return views.find(isCut) ?? null
}

/** The loop that a companion changes from where it stands; null where there is none. */
export function viewAround(page: LoopPage, id: NodeId): LoopView | null {
  const looper = looperAround(page, id)
  return looper && viewInLooper(page, looper.id)
}

/** What a companion of a loop is told; null for what is none. */
export function partSettings(page: LoopPage, id: NodeId): PartSettings | null {
  const part = loopParts.find((each) => each === page.attribute(id, componentMarkers.loopPart))
  if (part === undefined) return null
  return {
    part,
    event: page.attribute(id, componentMarkers.loopEvent) || 'click',
    filterValue: page.attribute(id, componentMarkers.loopFilterValue) || '_',
  }
}

/** The outermost copy of a symbol that an element is or stands in. */
function copyAround(page: LoopPage, id: NodeId): NodeId | null {
  let found: NodeId | null = null
  for (let at: NodeId | null = id; at !== null; at = page.parent(at))
    if (page.attribute(at, markers.symbolId) !== '') found = at
  return found
}

/**
 * Whether a companion stands in a symbol and its looper does not. What connects the two is no part of the symbol then, whose
 * copies stand in loops of different names: the build writes it, for each copy.
 */
export function isApart(page: LoopPage, part: NodeId, looper: NodeId): boolean {
  return copyAround(page, part) !== copyAround(page, looper)
}

/** What a companion has to be told by the loop around it; null where there is none that it could change. */
export function directivesAround(page: LoopPage, part: NodeId): Readonly<Record<string, string>> | null {
  const settings = partSettings(page, part)
  const view = viewAround(page, part)
  return settings && view && loopPartDirectives(settings.part, view, settings)
}

/** Whether the build connects it. */
export function isConnectedLater(page: LoopPage, part: NodeId): boolean {
  const looper = looperAround(page, part)
  return looper !== null && isApart(page, part, looper.id) && directivesAround(page, part) !== null
}

/** Whether directives like these do something when somebody presses a companion or types into it. */
export function answersVisitors(attributes: readonly { readonly name: string }[]): boolean {
  return attributes.some(({ name }) => ['on', 'model'].includes(splitDirective(name)?.kind ?? ''))
}
