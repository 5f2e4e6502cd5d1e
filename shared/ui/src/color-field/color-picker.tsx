import { Pipette, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { TextField } from '../field/text-field.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { ColorArea } from './color-area.tsx'
import { ColorSlider } from './color-slider.tsx'
import type { ColorFieldProps } from './color-field-props.ts'
import styles from './color-picker.module.css'
import { createColors, formatOf, gradeOf } from './convert-color.ts'
import type { ColorFormat, PickedColor } from './convert-color.ts'
import { messages } from './messages.ts'
import { Swatches } from './swatches.tsx'
import { useHeldDrag } from './use-held-drag.ts'

export interface ColorPickerProps extends ColorFieldProps {
  /** The colour to start from, with custom properties resolved. */
  resolved: string
}

const start: PickedColor = { h: 250, s: 0.6, v: 0.9, alpha: 1 }
const formats: readonly { value: ColorFormat; label: string }[] = [
  { value: 'hex', label: 'hex' },
  { value: 'rgb', label: 'rgb' },
  { value: 'hsl', label: 'hsl' },
  { value: 'oklch', label: 'oklch' },
]

/**
 * What is picked is written in the chosen notation; what is typed is passed on as typed. Moving previews, letting go
 * commits, Escape and undo in between take it back. The picked point is kept apart from the text, or grey would lose its hue on the way.
 */
function usePickedColor({ resolved, read: readTyped, onPreview, onCommit, onCancel }: ColorPickerProps) {
  const colors = useMemo(() => createColors(), [])
  const [format, setFormat] = useState<ColorFormat>(() => formatOf(resolved))
  const [picked, setPicked] = useState<PickedColor>(() => colors.read(resolved) ?? start)

  const before = useRef(picked)
  const drag = useHeldDrag(() => {
    setPicked(before.current)
    onCancel?.()
  })

  function pick(change: Partial<PickedColor>, pass: ((text: string) => void) | undefined) {
    if (drag.isOver()) return
    const next = { ...picked, ...change }
    setPicked(next)
    pass?.(colors.write(next, format))
  }

  return {
    colors,
    format,
    setFormat,
    picked,
    text: colors.write(picked, format),
    hold() {
      before.current = picked
      drag.hold()
    },
    move: (change: Partial<PickedColor>) => pick(change, onPreview),
    settle: (change: Partial<PickedColor>) => pick(change, onCommit),
    type(typed: string) {
      const text = readTyped ? readTyped(typed) : typed
      if (text === null) return
      const read = colors.read(text)
      if (read) setPicked(read)
      onCommit(text)
    },
  }
}

export function ColorPicker(props: ColorPickerProps) {
  const { value, resolved, variables = [] } = props
  const backdrop = props.backdrop?.()
  const picking = usePickedColor(props)
  const { colors, format, setFormat, picked, text, hold, move, settle, type } = picking
  const solid = colors.write({ ...picked, alpha: 1 }, 'rgb')

  return (
    <div className={styles.picker}>
      <Swatches
        title={messages.variables}
        colors={variables.map(({ name, value: shown }) => ({ text: `var(${name})`, shown, label: name }))}
        onChoose={type}
      />
      <div onPointerDownCapture={hold}>
        <ColorArea color={picked} onMove={move} onSettle={settle} />
      </div>
      <div className={styles.sliders}>
        <Eyedropper onPick={type} />
        <div className={styles.tracks} onPointerDownCapture={hold}>
          <ColorSlider
            label={messages.hue}
            value={picked.h}
            maximum={360}
            track={hueTrack}
            onMove={(h) => move({ h })}
            onSettle={(h) => settle({ h })}
          />
          <ColorSlider
            label={messages.alpha}
            value={Math.round(picked.alpha * 100)}
            maximum={100}
            track={`linear-gradient(to right, transparent, ${solid})`}
            checkered
            onMove={(percent) => move({ alpha: percent / 100 })}
            onSettle={(percent) => settle({ alpha: percent / 100 })}
          />
        </div>
      </div>
      <SegmentedControl label={messages.format} value={format} options={formats} onChange={setFormat} />
      <TextField label={messages.text} hideLabel code value={value || text} onCommit={type} />
      {backdrop && <Contrast ratio={colors.contrast(resolved, backdrop)} />}
      <SavedColors {...props} current={value || text} onChoose={type} />
    </div>
  )
}

interface SavedColorsProps extends ColorPickerProps {
  current: string
  onChoose: (text: string) => void
}

function SavedColors({ swatches = [], onSwatchesChange, current, onChoose }: SavedColorsProps) {
  const edits = onSwatchesChange && {
    onRemove: (text: string) => onSwatchesChange(swatches.filter((saved) => saved !== text)),
    action: (
      <IconButton
        label={messages.save}
        icon={<Plus />}
        disabled={swatches.includes(current)}
        onClick={() => onSwatchesChange([...swatches, current])}
      />
    ),
  }
  return (
    <Swatches
      title={messages.saved}
      colors={swatches.map((text) => ({ text, shown: text, label: text }))}
      onChoose={onChoose}
      {...edits}
    />
  )
}

const hueTrack =
  'linear-gradient(to right, red, yellow 16.7%, lime 33.3%, cyan 50%, blue 66.7%, magenta 83.3%, red 100%)'

function Contrast({ ratio }: { ratio: number | null }) {
  if (ratio === null) return null
  const grade = gradeOf(ratio)
  return (
    <p className={styles.contrast} data-grade={grade}>
      <span>{messages.contrast}</span>
      <strong>{ratio.toFixed(2)}</strong>
      <span className={styles.grade}>{messages.contrastGrade[grade]}</span>
    </p>
  )
}

interface EyeDropperConstructor {
  new (): { open(): Promise<{ sRGBHex: string }> }
}

/** Only where the browser has one. */
function Eyedropper({ onPick }: { onPick: (text: string) => void }) {
  const EyeDropper = (globalThis as { EyeDropper?: EyeDropperConstructor }).EyeDropper
  if (!EyeDropper) return null
  async function pick(Dropper: EyeDropperConstructor) {
    try {
      const { sRGBHex } = await new Dropper().open()
      onPick(sRGBHex)
    } catch {
      // The user pressed Escape: nothing was picked.
    }
  }
  return <IconButton label={messages.eyedropper} icon={<Pipette />} onClick={() => void pick(EyeDropper)} />
}
