import { componentMarkers } from '@pergola/contracts'
import type { FollowEdits } from '../document/index.ts'
import { withAttribute } from '../html/index.ts'
import type { HtmlTree } from '../html/index.ts'
import { expectingEffect } from './expected-answer.ts'
import type { KeptPage } from './kept-page.ts'
import { loopPageOf, loopViewOf, looperAround } from './loop-page.ts'

/**
 * A looper whose answer is repeated as it is expects a list from the same step on, so that anything else is a failure, and
 * visitors read of it. One that shows a part of its answer expects an object or a list.
 */
export function expectLists({ document, file }: KeptPage): FollowEdits {
  return (changes, apply) => {
    const own = changes.flatMap((change) => ('file' in change && change.file === file ? [change.type] : []))
    const isOfTree = own.some((type) => type === 'attributes' || type === 'inserted' || type === 'removed')
    if (apply === null || !isOfTree || own.includes('file')) return
    const tree = document.html(file)
    const loopers = withAttribute(tree, componentMarkers.loopName)
    const repeated = loopers.length === 0 ? new Set() : repeatedLoopers(tree)
    const page = loopPageOf(tree)
    for (const { id } of loopers) {
      const effect = page.attribute(id, 'v-effect')
      const expecting = expectingEffect(effect, repeated.has(id))
      if (expecting === effect) continue
      apply({ file, type: 'html.attributes', node: id, attributes: { 'v-effect': expecting } })
    }
  }
}

/** Those with an element that is repeated over the answer itself. */
function repeatedLoopers(tree: HtmlTree): ReadonlySet<number> {
  const page = loopPageOf(tree)
  const found = withAttribute(tree, 'v-for').flatMap(({ id }) => {
    const looper = looperAround(page, id)
    return looper && loopViewOf(page, id).list === looper.name ? [looper.id] : []
  })
  return new Set(found)
}
