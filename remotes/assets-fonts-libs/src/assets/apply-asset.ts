import {
  pagePaths,
  type Asset,
  type CanvasService,
  type CanvasState,
  type SelectedElement,
  type Services,
} from '@pergola/contracts'
import { addressFrom, relativeAddress } from '@pergola/site/project'
import { inlineSvg } from '@pergola/ui/inline-svg'
import { readPictureSize, sizeAttributes } from '@pergola/ui/picture-size'
import { messages } from '../messages.ts'

type ApplyServices = Pick<Services, 'assets' | 'toasts'> & Partial<Pick<Services, 'canvas'>>

const sourced = new Set(['img', 'video', 'audio', 'iframe', 'source', 'embed'])

/** Gives the asset to the selected element: as its `src` where it has one, as the picture itself to a svg, else behind it. */
export async function applyAsset(asset: Asset, services: ApplyServices): Promise<void> {
  const { canvas, toasts } = services
  const state = canvas && stateWithPicture(canvas)
  if (!canvas || !state?.selected || !state.document) return toasts.warning(messages.selectElement)
  const { id, tag } = state.selected
  const page = canvas.record.getState().project?.pages[state.document.pageName]
  if (page && sourced.has(tag)) {
    const room = await roomFor(state.selected, asset, services)
    return void canvas.setAttributes(id, { src: addressFrom(page, asset.path), ...room })
  }
  if (tag === 'svg' && asset.type === 'image/svg+xml') return inlineInto(state.selected, asset, services)
  if (!asset.type.startsWith('image/')) return toasts.warning(messages.noPicture(asset.name))

  const place = canvas.styles.addressPlace?.() ?? pagePaths(state.document.pageName).css
  canvas.styles.edit([{ property: 'background-image', value: `url("${relativeAddress(place, asset.path)}")` }])
}

/** Of the picture, where the element says one: the page keeps it until the picture is loaded. */
async function roomFor({ tag, attributes }: SelectedElement, { name }: Asset, { assets }: ApplyServices) {
  return tag === 'img' ? sizeAttributes(attributes, await readPictureSize(await assets.read(name))) : {}
}

/** A click into a picture takes one of its shapes, which can show no other picture: the whole is selected for it. */
function stateWithPicture(canvas: CanvasService): CanvasState {
  const outer = canvas.state.getState().selected?.path.slice(0, -1) ?? []
  const picture = outer.find(({ id }) => canvas.layer(id)?.tag === 'svg')
  if (picture) canvas.select([picture.id])
  return canvas.state.getState()
}

/** What the element wears stays. */
async function inlineInto(
  { id, attributes }: SelectedElement,
  { name }: Asset,
  services: ApplyServices,
): Promise<void> {
  const { assets, canvas, toasts } = services
  const file = await assets.read(name)
  if (!file) return toasts.error(messages.missing)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const markup = inlineSvg({ file: bytes, former: attributes, suffix: crypto.randomUUID().slice(0, 6) })
  if (markup === null) return toasts.error(messages.noSvg(name))
  if (!canvas?.replaceElement(id, markup).ok) toasts.warning(messages.notAllowed)
}
