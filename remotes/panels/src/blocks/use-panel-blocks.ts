import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Block, BlockInfo, CanvasService, Project } from '@pergola/contracts'
import type { PanelBlock } from './group-blocks.ts'
import { projectBlocks } from './project-blocks.ts'

const ownIcon = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5'

/** The suite's blocks, then the project's own under their categories. */
export function panelBlocks(suite: readonly BlockInfo[], project: Project | null): readonly PanelBlock[] {
  return [...suite, ...projectBlocks(project).map(panelBlock)]
}

export function usePanelBlocks(canvas: CanvasService): readonly PanelBlock[] {
  const suite = useStore(canvas.blocks, (state) => state.blocks)
  const project = useStore(canvas.record, (state) => state.project)
  return useMemo(() => panelBlocks(suite, project), [suite, project])
}

function panelBlock(own: Block): PanelBlock {
  const category = own.category === 'Others' && own.type !== 'block' ? `${own.type}s` : own.category
  return { id: own.id, label: own.label, category, icon: ownIcon, own }
}
