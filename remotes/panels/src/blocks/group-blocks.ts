import type { BlockInfo } from '@pergola/contracts'
import { messages } from './messages.ts'

export interface BlockGroup {
  readonly category: string
  readonly blocks: readonly BlockInfo[]
}

/** What a search looks in; the name of a project's own block stands in its label. */
function textOf({ category, id, label }: BlockInfo): string {
  return `${category} ${id} ${label}`.toLowerCase()
}

/** The blocks that match every word of the query, by category, in the order the categories first come up. */
export function groupBlocks(blocks: readonly BlockInfo[], query: string): BlockGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, BlockInfo[]>()
  for (const block of blocks) {
    const text = textOf(block)
    if (!words.every((word) => text.includes(word))) continue
    const category = block.category.trim() || messages.others
    const group = groups.get(category)
    if (group) group.push(block)
    else groups.set(category, [block])
  }
  return [...groups].map(([category, members]) => ({ category, blocks: members }))
}
