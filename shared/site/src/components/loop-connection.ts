import { attributeOf } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { directivesAround, loopPageOf, partSettings } from './loop-page.ts'
import { isMadeForLoop } from './made-for-loop.ts'

/** What of a companion has to become another one: for the loop around it, or where there is none. */
export function loopConnection(
  tree: HtmlTree,
  part: HtmlNode,
  isWanted: boolean,
): Readonly<Record<string, string | null>> {
  const page = loopPageOf(tree)
  const settings = partSettings(page, part.id)
  if (!settings) return {}
  const wanted = (isWanted && directivesAround(page, part.id)) || {}
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
