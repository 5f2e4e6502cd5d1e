import { createBlocks } from '../blocks/blocks.ts'
import { publishSelection } from '../service/follow-page.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createStructure } from '../structure/structure.ts'
import { openCore } from './open-core.ts'
import { plainBlocks } from './plain-blocks.ts'

/** A page with an element of an id for each place that a test moves things to. */
export const content =
  '<main id="m">\n  <h1>Title</h1>\n  <p>One</p>\n  <p id="two">Two</p>\n</main>\n<a id="link" href="x">Link</a>\n'

/** With a path a document of its own. */
export async function openStructure(html = content, path?: string) {
  const opened = await openCore(html, {}, path)
  const select = (ids: readonly number[]) => publishSelection(opened.core, ids)
  const blocks = createBlocks(undefined, plainBlocks)
  await blocks.loadBlocks('plain')
  const structure = createStructure({ core: opened.core, blocks, select })
  return { ...opened, structure, attributes: createAttributes(opened.core), select }
}
