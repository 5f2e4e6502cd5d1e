import type { BlockLoaders } from '../blocks/blocks.ts'
import { offerPlainBlocks } from '../sections/plain-blocks.ts'

/** The plain blocks as they come in the canvas, without ready sections and without remotes. */
export const plainBlocks: BlockLoaders = {
  sections: async () => [],
  plain: async (offer) => offerPlainBlocks(offer, undefined),
}
