import { useState } from 'react'
import { limits } from '@pergola/contracts'

export interface ListChunk<Item> {
  readonly shown: readonly Item[]
  /** How many come next; none when all are shown. */
  readonly next: number
  more(): void
}

/** The first of a long list, and more of it when they are asked for. */
export function useListChunk<Item>(items: readonly Item[]): ListChunk<Item> {
  const [length, setLength] = useState<number>(limits.listChunk)
  return {
    shown: items.length > length ? items.slice(0, length) : items,
    next: Math.min(Math.max(0, items.length - length), limits.listChunk),
    more: () => setLength(length + limits.listChunk),
  }
}
