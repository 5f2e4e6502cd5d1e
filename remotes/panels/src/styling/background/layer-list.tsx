import { Blend, Circle, Image, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton, Menu } from '@pergola/ui'
import { LabelledRow } from '../fields/labelled-row.tsx'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useStyleValue } from '../fields/use-style-value.ts'
import { useStyling } from '../styling-context.ts'
import { assetUrl } from './asset-url.ts'
import styles from './background.module.css'
import { gradientLayer, imageLayer, parseLayers, printLayers } from './background-layers.ts'
import type { BackgroundLayer, Gradient } from './background-layers.ts'
import { LayerEditor } from './layer-editor.tsx'
import { messages } from './messages.ts'

const property = 'background-image'

const firstStops = [
  { color: '#ffffff', offset: '0%' },
  { color: '#000000', offset: '100%' },
]

/** Reads and writes `background-image` as layers. A layer the browser does not support is left out. */
function useLayers() {
  const { supports } = useStyling()
  const value = useStyleValue(property)
  const edit = useStyleEdit()
  const layers = parseLayers(value?.value ?? '')

  function textOf(next: readonly BackgroundLayer[]): string {
    return printLayers(next.filter(({ text }) => text !== '' && supports(property, text)))
  }

  return {
    value,
    layers,
    write: (next: readonly BackgroundLayer[]) => edit.commitAll({ [property]: textOf(next) }),
    preview: (next: readonly BackgroundLayer[]) => edit.preview({ [property]: textOf(next) }),
    cancel: edit.cancel,
  }
}

/** The list, in the order the layers lie on each other: the first one is on top. */
export function LayerList() {
  const { value, layers, write, preview, cancel } = useLayers()
  const pick = usePickImage()
  const [open, setOpen] = useState<number | null>(null)

  const replace = (index: number, layer: BackgroundLayer) => layers.map((each, at) => (at === index ? layer : each))

  function add(layer: BackgroundLayer) {
    write([layer, ...layers])
    setOpen(0)
  }

  function move(from: number, to: number) {
    const moved = layers[from]
    if (!moved) return
    write(layers.toSpliced(from, 1).toSpliced(to, 0, moved))
    setOpen(to)
  }

  async function addImage() {
    const url = await pick()
    if (url !== null) add(imageLayer(url))
  }

  return (
    <div className={styles.layers}>
      <LabelledRow property={property} label={messages.layers} value={value}>
        <div className={styles.add}>
          <AddLayer onAdd={add} onAddImage={() => void addImage()} />
        </div>
      </LabelledRow>
      {layers.map((layer, index) => (
        <LayerEditor
          // oxlint-disable-next-line react/no-array-index-key -- a layer has no identity but its place
          key={index}
          layer={layer}
          open={open === index}
          isFirst={index === 0}
          isLast={index === layers.length - 1}
          onToggle={() => setOpen(open === index ? null : index)}
          onChange={(next) => write(replace(index, next))}
          onPreview={(next) => preview(replace(index, next))}
          onCancel={cancel}
          onMove={(step) => move(index, index + step)}
          onDuplicate={() => write(layers.toSpliced(index, 0, layer))}
          onRemove={() => {
            write(layers.toSpliced(index, 1))
            setOpen(null)
          }}
          onPick={pick}
        />
      ))}
    </div>
  )
}

interface AddLayerProps {
  onAdd: (layer: BackgroundLayer) => void
  onAddImage: () => void
}

/** The type comes first: a gradient without one cannot be written. */
function AddLayer({ onAdd, onAddImage }: AddLayerProps) {
  const linear: Gradient = { type: 'linear', direction: '180deg', stops: firstStops }
  const radial: Gradient = { type: 'radial', direction: 'circle at center', stops: firstStops }
  return (
    <Menu
      align="end"
      trigger={<IconButton label={messages.add} icon={<Plus />} />}
      items={[
        { label: messages.linear, icon: <Blend />, onSelect: () => onAdd(gradientLayer(linear)) },
        { label: messages.radial, icon: <Circle />, onSelect: () => onAdd(gradientLayer(radial)) },
        { label: messages.image, icon: <Image />, onSelect: onAddImage },
      ]}
    />
  )
}

/** Asks for an image of the project and names it as the edited sheet has to; null when none was chosen. */
function usePickImage() {
  const { assetPicker, canvas, surface } = useStyling()
  return async (): Promise<string | null> => {
    const picked = await assetPicker?.pick({ mime: 'image' })
    if (!picked) return null
    const here = Object.values(surface.state.getState().values).find(({ origin }) => origin === 'here')
    const page = canvas.state.getState().document?.pageName ?? 'index'
    return assetUrl(picked.path, here?.source?.file ?? `css/${page}.css`)
  }
}
