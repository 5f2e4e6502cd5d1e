import { pagePaths, type Asset, type CanvasService, type ToastsService } from '@pergola/contracts'
import { addressFrom, relativeAddress } from '@pergola/site/project'
import { messages } from '../messages.ts'

const sourced = new Set(['img', 'video', 'audio', 'iframe', 'source', 'embed'])

/** Writes the asset into the selected element: `src` where it has one, a background otherwise. */
export function applyAsset(asset: Asset, canvas: CanvasService | undefined, toasts: ToastsService): boolean {
  const state = canvas?.state.getState()
  if (!canvas || !state?.selected || !state.document) {
    toasts.warning(messages.selectElement)
    return false
  }
  const { id, tag } = state.selected
  const page = canvas.record.getState().project?.pages[state.document.pageName]
  if (page && sourced.has(tag)) return canvas.setAttributes(id, { src: addressFrom(page, asset.path) }).ok

  const place = canvas.styles.addressPlace?.() ?? pagePaths(state.document.pageName).css
  canvas.styles.edit([{ property: 'background-image', value: `url("${relativeAddress(place, asset.path)}")` }])
  return true
}
