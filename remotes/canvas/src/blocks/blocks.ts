import { fail, succeed } from '@pergola/contracts'
import type { Block, BlockInfo, CanvasService, Project, Readable } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { basicBlocks } from './basic-blocks.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { ArrivingBlock, BlockDefinition } from './block-definition.ts'
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
  /** Has the classes of the site at hand, so that what brings rules takes none of another page. */
  readNames?(): Promise<void>
}

/** Puts a block of the project's own that has rules on a page. */
export type ArriveOnPage = (
  page: OpenPage,
  block: Required<Pick<BlockDefinition, 'label' | 'html' | 'css'>>,
) => ArrivingBlock

/** Adds to the blocks. */
export type OfferBlocks = (more: readonly BlockDefinition[]) => unknown

/** What knows the canvas, and of which it knows nothing. */
export interface BlockLoaders {
  /** The ready sections. */
  readonly sections: () => Promise<readonly BlockDefinition[]>
  /** Offers the plain blocks that no page waits for, and answers how blocks with rules arrive. */
  readonly plain: (offer: OfferBlocks) => Promise<ArriveOnPage | null>
}

const noLoaders: BlockLoaders = { sections: async () => [], plain: async () => null }
const noProject: ProjectBlocks = { project: () => null, text: () => null }
const projectIcon = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5'

function projectBlock(
  { project, text }: ProjectBlocks,
  id: string,
  arrive: ArriveOnPage | null,
): BlockDefinition | undefined {
  const record = project()
  const found = [record?.blocks, record?.symbols].find((blocks) => blocks && Object.hasOwn(blocks, id))?.[id]
  const html = found && contentOf(found, text)
  if (!html) return undefined
  // The rules of symbols and templates are in sheets of their own.
  const css = found.type === 'block' ? found.style : ''
  const { label, category } = found
  const plain = { id, label, category, icon: projectIcon, html }
  if (css === '') return plain
  return { ...plain, css, ...(arrive && { onPage: (page) => arrive(page, { label, html, css }) }) }
}

function contentOf({ content, pathes }: Block, text: ProjectBlocks['text']): string | null {
  return content || (pathes ? text(pathes.content) : null)
}

/** Blocks of the suite are listed; those of the project are found by their id, once the page holds their content. */
export function createBlocks(own: ProjectBlocks = noProject, loaders: BlockLoaders = noLoaders): Blocks {
  let arrive: ArriveOnPage | null = null
  const definitions: BlockDefinition[] = []
  const state = createStore<{ blocks: readonly BlockInfo[] }>(() => ({ blocks: [] }))
  const offer = (more: readonly BlockDefinition[]) => {
    definitions.push(...more)
    state.setState({
      blocks: definitions.map(({ html: _html, css: _css, needs: _needs, onPage: _onPage, ...info }) => info),
    })
    return definitions
  }
  const lazy = {
    plain: lazyPart(async () => {
      arrive = await loaders.plain(offer)
      return definitions
    }),
    sections: lazyPart(async () => offer(await loaders.sections())),
  }
  offer([...basicBlocks, ...layoutBlocks])
  return {
    state,
    loadBlocks: (which) =>
      Promise.all([lazy[which].load(), own.readNames?.()]).then(
        () => succeed(),
        () => fail('blocks-missing'),
      ),
    find: (id) => definitions.find((each) => each.id === id) ?? projectBlock(own, id, arrive),
  }
}
