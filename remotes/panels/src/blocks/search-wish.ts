import { createStore } from 'zustand/vanilla'

/** Whether somebody asked to search the blocks: the panel may have to be loaded before it can answer. */
export const searchWish = createStore<{ readonly isAsked: boolean }>(() => ({ isAsked: false }))

export function askForSearch(): void {
  searchWish.setState({ isAsked: true })
}
