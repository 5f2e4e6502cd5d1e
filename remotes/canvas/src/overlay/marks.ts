import type { GridLayout, GridOwner, NodeId, SpacingProperty } from '@pergola/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSignal, type Signal } from '../service/signal.ts'
import type { Guide } from '../positioning/snap.ts'
import type { Box } from '../viewport/viewport.ts'
import type { MarkedTriggers } from './marked-triggers.ts'

/** A frame drawn with the pointer, and what it has caught so far. In pixels of the page's viewport. */
export interface Marquee {
  readonly box: Box
  readonly caught: readonly NodeId[]
}

/** A component that runs over the page, and how large it is there. In pixels of the page's viewport. */
export interface RunningPlace {
  readonly id: NodeId
  readonly width: number
  readonly height: number
}

/** A grid that somebody edits, and who is told how it is laid out. */
export interface MarkedGrid {
  readonly owner: GridOwner
  readonly onLayout: (layout: GridLayout | null) => void
}

/** What is drawn over the page while something is under way. */
export interface Marks {
  readonly spacing: Signal<readonly SpacingProperty[]>
  readonly marquee: Signal<Marquee | null>
  /** The pointer over the page; null when it has left. */
  readonly pointer: Signal<{ x: number; y: number } | null>
  /** Lines and distances by which elements are being placed; null once they are. */
  readonly guides: Signal<readonly Guide[] | null>
  readonly grids: StoreApi<readonly MarkedGrid[]>
  readonly triggers: StoreApi<MarkedTriggers>
  readonly running: StoreApi<readonly RunningPlace[]>
}

export function createMarks(): Marks {
  return {
    spacing: createSignal(),
    marquee: createSignal(),
    pointer: createSignal(),
    guides: createSignal(),
    grids: createStore<readonly MarkedGrid[]>(() => []),
    running: createStore<readonly RunningPlace[]>(() => []),
    triggers: createStore<MarkedTriggers>(() => ({ marks: [], measure: () => ({ start: 0, end: 0 }) })),
  }
}
