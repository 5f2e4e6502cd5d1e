import type { Block, BlockInfo } from '@pergola/contracts'
import { messages } from './messages.ts'

/** A block as the panel shows it. `own` is there for those of the project. */
export interface PanelBlock extends BlockInfo {
  readonly own?: Block
}

export interface BlockGroup {
  readonly category: string
  readonly blocks: readonly PanelBlock[]
}

function textOf({ category, id, label, own, section }: PanelBlock): string {
  return `${category} ${id} ${label} ${own?.name ?? ''} ${section?.keywords ?? ''}`.toLowerCase()
}

/** The blocks that match every word of the query, by category, in the order the categories first come up. */
export function groupBlocks(blocks: readonly PanelBlock[], query: string): BlockGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, PanelBlock[]>()
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

/** The block that Enter takes: one that is called so comes before one that only speaks of it. */
export function firstHit(blocks: readonly PanelBlock[], query: string): PanelBlock | undefined {
  const wanted = query.trim().toLowerCase()
  const hits = wanted === '' ? [] : groupBlocks(blocks, wanted).flatMap((group) => group.blocks)
  return hits.find(({ label }) => label.toLowerCase().startsWith(wanted)) ?? hits[0]
}

/** What the panel shows: one part of the blocks, and of a search whatever is found. */
export function shownBlocks(
  blocks: readonly PanelBlock[],
  part: 'plain' | 'sections',
  query: string,
): readonly PanelBlock[] {
  if (query !== '') return blocks
  return blocks.filter(({ section }) => (section !== undefined) === (part === 'sections'))
}
