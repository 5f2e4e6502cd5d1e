import { Blend, Circle, Image, Pizza } from 'lucide-react'
import { useMemo } from 'react'
import { ValueList } from '../value-list/value-list.tsx'
import type { Preset } from '../value-list/value-list-props.ts'
import { parseGradient, parseUrl, printUrl } from './gradient.ts'
import { LayerEditor } from './layer-editor.tsx'
import { messages } from './messages.ts'
import { usePickImage } from './use-pick-image.ts'

const stops = '#ffffff 0%, #000000 100%'

function nameOf(text: string): string {
  const gradient = parseGradient(text)
  if (gradient) return messages.gradient(gradient.type)
  const url = parseUrl(text)
  return url === null ? text : url.split('/').at(-1) || messages.image
}

/** The layers of `background-image`, in the order they lie on each other: the first one is on top. */
export function LayerList() {
  const pick = usePickImage()
  // The type comes first: a gradient without one cannot be written.
  const presets = useMemo<readonly Preset[]>(
    () => [
      { label: messages.gradient('linear'), icon: <Blend />, make: `linear-gradient(180deg, ${stops})` },
      { label: messages.gradient('radial'), icon: <Circle />, make: `radial-gradient(circle at center, ${stops})` },
      { label: messages.gradient('conic'), icon: <Pizza />, make: `conic-gradient(from 0deg at center, ${stops})` },
      {
        label: messages.image,
        icon: <Image />,
        async make() {
          const url = await pick()
          return url === null ? null : printUrl(url)
        },
      },
    ],
    [pick],
  )
  return (
    <ValueList
      property="background-image"
      label={messages.layers}
      separator=","
      presets={presets}
      addAt="first"
      nameOf={nameOf}
      swatchOf={(text) => (parseGradient(text) ? text : undefined)}
      Editor={LayerEditor}
    />
  )
}
