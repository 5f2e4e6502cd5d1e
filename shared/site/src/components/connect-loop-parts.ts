import { componentMarkers } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import type { FollowEdits } from '../document/index.ts'
import { around, attributeOf, withAttribute } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { instanceAround } from '../symbols/index.ts'
import type { KeptPage } from './kept-page.ts'
import { loopPageOf, looperAround, partSettings, viewInLooper } from './loop-page.ts'
import { loopPartDirectives } from './loop-view.ts'
import { isMadeForLoop } from './made-for-loop.ts'

/**
 * Companions of a loop that come to a place, dropped, pasted, moved or doubled, are connected with the loop there in the
 * same step; where there is none, what they had for another loop goes. What a person wrote on one stays.
 */
export function connectLoopParts({ document, file }: KeptPage): FollowEdits {
  return (changes, apply) => {
    const own = changes.flatMap((change) => ('file' in change && change.file === file ? [change] : []))
    const come = new Set(own.flatMap((change) => (change.type === 'inserted' ? [change.node] : [])))
    // A page that is another text as a whole was written by somebody.
    if (come.size === 0 || own.some(({ type }) => type === 'file')) return
    const tree = document.html(file)
    for (const part of withAttribute(tree, componentMarkers.loopPart)) {
      if (![...around(tree, part.id)].some(({ id }) => come.has(id))) continue
      const attributes = connection(tree, part)
      if (Object.keys(attributes).length > 0) apply({ file, type: 'html.attributes', node: part.id, attributes })
    }
  }
}

/** Null for a loop out of reach: what stands in a symbol is the same wherever that stands. */
function reachedLooper(tree: HtmlTree, id: NodeId): NodeId | null {
  const looper = looperAround(loopPageOf(tree), id)
  const isOfSame = looper && instanceAround(tree, looper.id)?.id === instanceAround(tree, id)?.id
  return isOfSame ? looper.id : null
}

function connection(tree: HtmlTree, part: HtmlNode): Readonly<Record<string, string | null>> {
  const page = loopPageOf(tree)
  const settings = partSettings(page, part.id)
  if (!settings) return {}
  const looper = reachedLooper(tree, part.id)
  const view = looper === null ? null : viewInLooper(page, looper)
  const wanted = (view && loopPartDirectives(settings.part, view, settings)) ?? {}
  const isMade = (name: string, value: string) => isMadeForLoop(name, value, settings)
  const isOwn = Object.keys(wanted).some((name) => {
    const value = attributeOf(part, name)
    return value !== null && !isMade(name, value)
  })
  if (isOwn) return {}
  const gone = part.attributes.filter(({ name, value }) => !(name in wanted) && isMade(name, value))
  const changed = Object.entries(wanted).filter(([name, value]) => attributeOf(part, name) !== value)
  return Object.fromEntries([...gone.map(({ name }) => [name, null] as const), ...changed])
}
