import { Button } from '@pergola/ui'
import { inlineSvg } from '@pergola/ui/inline-svg'
import { ImagePlus } from 'lucide-react'
import { messages } from './messages.ts'
import type { TraitProps } from './use-traits.ts'

/** The picture itself stands in the page; another one takes its place, and what the element wears stays. */
export function SvgTraits({ element, services }: TraitProps) {
  const { canvas, assetPicker, assets, toasts } = services

  async function choose() {
    const picked = await assetPicker?.pick({ mime: 'svg' })
    const file = picked && (await assets?.read(picked.name))
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    const markup = inlineSvg({ file: bytes, former: element.attributes, suffix: crypto.randomUUID().slice(0, 6) })
    if (markup === null) return toasts.error(messages.noSvg(picked.name))
    if (!canvas.replaceElement(element.id, markup).ok) toasts.warning(messages.notAllowed)
  }

  return (
    <Button icon={<ImagePlus />} disabled={!assetPicker || !assets} onClick={() => void choose()}>
      {messages.chooseSvg}
    </Button>
  )
}
