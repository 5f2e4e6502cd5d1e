import type { CanvasService } from '@pergola/contracts'
import { bringSymbols } from '../document/lazy-symbols.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { selectAlone } from './select-alone.ts'

/** What the canvas offers about symbols; a selection of several leaves them out. */
export function symbolVerbs(
  core: CanvasCore,
  { select }: Pick<CanvasService, 'select'>,
  { readFile }: Pick<CanvasService, 'readFile'>,
): Pick<CanvasService, 'select' | 'keepBlock' | 'pictureOf'> {
  return {
    select: selectAlone(core, select),
    async keepBlock(id, block) {
      // Few pages make a symbol in their first minute.
      const [{ createKeepBlock }, kept] = await Promise.all([import('./keep-block.ts'), bringSymbols()])
      if (!kept.ok) return kept
      return createKeepBlock({ core, readFile })(id, block)
    },
    pictureOf: async (id) => (await import('./picture.ts')).pictureOf(core, id),
  }
}
