import type { NodeId } from '@pergola/contracts'
import { atRest } from '../screenshot/at-rest.ts'
import { paperOf } from '../screenshot/capture.ts'
import { withDrawing } from '../screenshot/drawing-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** Pixels of the longer side; it stands on a card. */
const side = 320

/** A small picture of an element, for the card of the symbol or the template it becomes. */
export async function pictureOf(core: CanvasCore, id: NodeId): Promise<string | null> {
  const { frame } = core
  const element = frame?.projection.elementOf(id)
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  if (!frame || !element || width < 1 || height < 1) return null
  const { ownerDocument } = element
  try {
    const scale = Math.min(1, side / Math.max(width, height))
    const draw = () =>
      withDrawing(ownerDocument, async ({ snapdom }) => {
        const drawn = await snapdom(element as HTMLElement, { scale, fast: true })
        return onPaper(drawn, paperOf(ownerDocument)).toDataURL('image/webp', 0.8)
      })
    return await atRest(core, frame, draw)
  } catch {
    return null // A picture that cannot be drawn is missed by nobody: the card shows its icon.
  }
}

/** Dark text on nothing would be gone on a dark card. */
function onPaper(drawn: HTMLCanvasElement, paper: string): HTMLCanvasElement {
  const target = document.createElement('canvas')
  target.width = drawn.width
  target.height = drawn.height
  const pen = target.getContext('2d')
  if (!pen) return drawn
  pen.fillStyle = paper
  pen.fillRect(0, 0, target.width, target.height)
  pen.drawImage(drawn, 0, 0)
  return target
}
