import { fail, succeed } from '@pergola/contracts'
import type { Block, BlockInfo, CanvasService, Project, Readable } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { basicBlocks } from './basic-blocks.ts'
import type { BlockDefinition } from './block-definition.ts'
import { lazyPart } from '../service/lazy-part.ts'
import { layoutBlocks } from './layout-blocks.ts'

export interface Blocks {
  readonly state: Readable<{ readonly blocks: readonly BlockInfo[] }>
  readonly loadBlocks: NonNullable<CanvasService['loadBlocks']>
  find(id: string): BlockDefinition | undefined
}

/** Where a project's own blocks are found. */
export interface ProjectBlocks {
  project(): Project | null
  /** Text of a file the open page holds, or null. */
  text(path: string): string | null
}

/** Fetches the ready sections: they know the canvas, and it knows nothing of them. */
export type LoadBlocks = () => Promise<readonly BlockDefinition[]>

const noProject: ProjectBlocks = { project: () => null, text: () => null }
const projectIcon = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5'

function projectBlock({ project, text }: ProjectBlocks, id: string): BlockDefinition | undefined {
  const record = project()
  const found = [record?.blocks, record?.symbols].find((blocks) => blocks && Object.hasOwn(blocks, id))?.[id]
  const html = found && contentOf(found, text)
  return html ? { id, label: found.label, category: found.category, icon: projectIcon, html } : undefined
}

function contentOf({ content, pathes }: Block, text: ProjectBlocks['text']): string | null {
  return content || (pathes ? text(pathes.content) : null)
}

/** Blocks of the suite are listed; those of the project are found by their id, once the page holds their content. */
export function createBlocks(own: ProjectBlocks = noProject, loadSections: LoadBlocks = async () => []): Blocks {
  const definitions: BlockDefinition[] = []
  const state = createStore<{ blocks: readonly BlockInfo[] }>(() => ({ blocks: [] }))
  const offer = (more: readonly BlockDefinition[]) => {
    definitions.push(...more)
    state.setState({
      blocks: definitions.map(({ html: _html, needs: _needs, onPage: _onPage, ...info }) => info),
    })
    return definitions
  }
  const lazy = {
    plain: lazyPart(async () => offer((await import('./lazy-blocks.ts')).lazyBlocks)),
    sections: lazyPart(async () => offer(await loadSections())),
  }
  offer([...basicBlocks, ...layoutBlocks])
  return {
    state,
    loadBlocks: (which) =>
      lazy[which].load().then(
        () => succeed(),
        () => fail('blocks-missing'),
      ),
    find: (id) => definitions.find((each) => each.id === id) ?? projectBlock(own, id),
  }
}
