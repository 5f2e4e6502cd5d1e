import { componentMarkers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import type { FollowEdits } from '../document/index.ts'
import { around, withAttribute } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import type { KeptPage } from './kept-page.ts'
import { loopConnection } from './loop-connection.ts'
import { directivesAround, isApart, loopPageOf, looperAround } from './loop-page.ts'

/**
 * Companions that come to a loop, dropped, pasted, moved, doubled or typed, are connected with it in the same step, and so are
 * those that waited for one; where there is none, what they had for another loop goes. What a person wrote on one stays, and
 * what was taken away does not come back.
 */
export function connectLoopParts({ document, file }: KeptPage): FollowEdits {
  // Most pages have none, and a large page is read in turns.
  const mayHave = () => document.text(file)?.includes(componentMarkers.loopPart) ?? false
  let connected: ReadonlySet<NodeId> = mayHave() ? withinReach(document.html(file)) : new Set()
  return (changes, apply) => {
    const own = changes.flatMap((change) => ('file' in change && change.file === file ? [change] : []))
    if (own.length === 0 || (own.some(({ type }) => type === 'file') && !mayHave())) return
    if (apply === null) {
      connected = withinReach(document.html(file))
      return
    }
    const come = new Set(own.flatMap((change) => (change.type === 'inserted' ? [change.node] : [])))
    const tree = document.html(file)
    const reached = withinReach(tree)
    for (const part of withAttribute(tree, componentMarkers.loopPart)) {
      const hasCome = [...around(tree, part.id)].some(({ id }) => come.has(id))
      if (!hasCome && reached.has(part.id) === connected.has(part.id)) continue
      const attributes = loopConnection(tree, part, reached.has(part.id))
      if (Object.keys(attributes).length > 0) apply({ file, type: 'html.attributes', node: part.id, attributes })
    }
    connected = reached
  }
}

/** Companions that have a loop to change, and may be told so where they stand. */
function withinReach(tree: HtmlTree): ReadonlySet<NodeId> {
  return new Set(
    withAttribute(tree, componentMarkers.loopPart).flatMap((part) => (isNear(tree, part) ? [part.id] : [])),
  )
}

function isNear(tree: HtmlTree, { id }: HtmlNode): boolean {
  const page = loopPageOf(tree)
  const looper = looperAround(page, id)
  return looper !== null && !isApart(page, id, looper.id) && directivesAround(page, id) !== null
}
