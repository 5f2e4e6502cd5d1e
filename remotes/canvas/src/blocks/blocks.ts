import type { BlockInfo, Readable } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { basicBlocks } from './basic-blocks.ts'
import type { BlockDefinition } from './block-definition.ts'
import { layoutBlocks } from './layout-blocks.ts'

export interface Blocks {
  readonly state: Readable<{ readonly blocks: readonly BlockInfo[] }>
  find(id: string): BlockDefinition | undefined
}

export function createBlocks(): Blocks {
  const definitions = [...basicBlocks, ...layoutBlocks]
  const byId = new Map(definitions.map((definition) => [definition.id, definition]))
  const blocks = definitions.map(({ id, label, category, icon }) => ({ id, label, category, icon }))
  return { state: createStore(() => ({ blocks })), find: (id) => byId.get(id) }
}
