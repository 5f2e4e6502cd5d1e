import { markers, type NodeId } from '@pergola/contracts'
import type { HtmlNode, HtmlTree } from '@pergola/site/html'
import { labelOf } from './label-of.ts'

/** Names given by the user, by the place of the element in its page: `0.2.1` is the second child of the third… */
export type NamesByPlace = Readonly<Record<string, string>>

export interface Labels {
  of(id: NodeId): string
  set(id: NodeId, label: string): void
  /** Names as they are kept in the record: identities do not outlive the page, places do. */
  byPlace(): NamesByPlace
  read(names: NamesByPlace): void
}

function placeOf(tree: HtmlTree, id: NodeId): string | null {
  const steps: number[] = []
  for (let node = tree.node(id); node; node = node.parent === null ? undefined : tree.node(node.parent)) {
    if (node.id === tree.body()) return steps.toReversed().join('.')
    const parent = node.parent === null ? undefined : tree.node(node.parent)
    if (!parent) return null
    steps.push(elementsOf(tree, parent).indexOf(node.id))
  }
  return null
}

function elementsOf(tree: HtmlTree, node: HtmlNode): readonly NodeId[] {
  return node.children.filter((id) => tree.node(id)?.kind === 'element')
}

function findPlace(tree: HtmlTree, place: string): NodeId | null {
  let id = tree.body()
  if (place === '') return id
  for (const step of place.split('.')) {
    const node = tree.node(id)
    const next = node && elementsOf(tree, node)[Number(step)]
    if (next === undefined) return null
    id = next
  }
  return id
}

/**
 * `current` is asked anew each time: a page whose whole text was replaced has another tree. An instance is called as its
 * symbol is.
 */
export function createLabels(
  current: () => HtmlTree,
  names: NamesByPlace,
  nameOfSymbol: (symbolId: string) => string | undefined = () => undefined,
): Labels {
  const given = new Map<NodeId, string>()

  function read(kept: NamesByPlace): void {
    given.clear()
    for (const [place, label] of Object.entries(kept)) {
      const id = findPlace(current(), place)
      if (id !== null) given.set(id, label)
    }
  }

  read(names)
  return {
    of(id) {
      const node = current().node(id)
      if (!node) return given.get(id) ?? ''
      const symbol = node.attributes.find(({ name }) => name === markers.symbolId)?.value
      return given.get(id) ?? (symbol ? nameOfSymbol(symbol) : undefined) ?? labelOf(node)
    },
    set(id, label) {
      if (label.trim() === '') given.delete(id)
      else given.set(id, label.trim())
    },
    byPlace() {
      // Without names nobody asks for the tree: a page that has just got another text is still being read in turns.
      if (given.size === 0) return {}
      const tree = current()
      const entries = [...given].map(([id, label]) => [tree.node(id) ? placeOf(tree, id) : null, label] as const)
      return Object.fromEntries(entries.filter(([place]) => place !== null)) as NamesByPlace
    },
    read,
  }
}
