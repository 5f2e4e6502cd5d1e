import { createStore } from 'zustand/vanilla'

/** One part of the blocks is shown at a time. */
export type BlocksPart = 'plain' | 'sections'

interface SearchWish {
  readonly isAsked: boolean
  /** What is to be seen meanwhile; null leaves it as it is. */
  readonly part: BlocksPart | null
}

/** Whether somebody asked to search the blocks: the panel may have to be loaded before it can answer. */
export const searchWish = createStore<SearchWish>(() => ({ isAsked: false, part: null }))

export function askForSearch(part: BlocksPart | null = null): void {
  searchWish.setState({ isAsked: true, part })
}
