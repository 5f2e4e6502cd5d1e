import { ChevronRight, Ellipsis, FolderOpen } from 'lucide-react'
import { Combobox, IconButton, Menu } from '@pergola/ui'
import styles from './background.module.css'
import { gradientLayer, imageLayer } from './background-layers.ts'
import type { BackgroundLayer } from './background-layers.ts'
import { GradientEditor } from './gradient-editor.tsx'
import { messages } from './messages.ts'

interface LayerEditorProps {
  layer: BackgroundLayer
  open: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onChange: (layer: BackgroundLayer) => void
  onPreview: (layer: BackgroundLayer) => void
  onCancel: () => void
  onMove: (step: -1 | 1) => void
  onDuplicate: () => void
  onRemove: () => void
  onPick: () => Promise<string | null>
}

function nameOf(layer: BackgroundLayer): string {
  if (layer.kind === 'gradient') return layer.gradient.type === 'linear' ? messages.linear : messages.radial
  if (layer.kind === 'image') return layer.url.split('/').at(-1) || messages.image
  return layer.text
}

export function LayerEditor(props: LayerEditorProps) {
  const { layer, open, isFirst, isLast, onToggle, onMove, onDuplicate, onRemove } = props
  const name = nameOf(layer)
  return (
    <div className={styles.layer}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={onToggle}>
          <ChevronRight aria-hidden="true" />
          <span
            className={styles.swatch}
            style={layer.kind === 'gradient' ? { backgroundImage: layer.text } : undefined}
            aria-hidden="true"
          />
          <span className={styles.name}>{name}</span>
        </button>
        <Menu
          align="end"
          trigger={<IconButton label={messages.options(name)} icon={<Ellipsis />} />}
          items={[
            { label: messages.up, disabled: isFirst, onSelect: () => onMove(-1) },
            { label: messages.down, disabled: isLast, onSelect: () => onMove(1) },
            { label: messages.duplicate, onSelect: onDuplicate },
            'separator',
            { label: messages.remove, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
      {open && (
        <div className={styles.body}>
          <LayerBody {...props} />
        </div>
      )}
    </div>
  )
}

function LayerBody({ layer, onChange, onPreview, onCancel, onPick }: LayerEditorProps) {
  if (layer.kind === 'gradient') {
    return (
      <GradientEditor
        gradient={layer.gradient}
        onChange={(gradient) => onChange(gradientLayer(gradient))}
        onPreview={(gradient) => onPreview(gradientLayer(gradient))}
        onCancel={onCancel}
      />
    )
  }
  const isImage = layer.kind === 'image'
  return (
    <div className={styles.address}>
      <Combobox
        label={isImage ? messages.address : messages.other}
        value={isImage ? layer.url : layer.text}
        suggestions={[]}
        code
        onCommit={(text) => onChange(isImage ? imageLayer(text) : { kind: 'text', text })}
      />
      <IconButton
        label={messages.pick}
        icon={<FolderOpen />}
        onClick={() => void onPick().then((url) => url !== null && onChange(imageLayer(url)))}
      />
    </div>
  )
}
