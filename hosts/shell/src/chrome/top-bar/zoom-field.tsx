import { limits } from '@pergola/contracts'
import { UnitInput } from '@pergola/ui'
import { Minus, Plus } from 'lucide-react'
import { useCanvas, useCanvasState } from '../../context/shell-context.tsx'
import { CommandButton } from '../command-button.tsx'
import { messages } from './messages.ts'
import styles from './top-bar.module.css'

/** A percentage with at most two decimals. */
export function ZoomField() {
  const canvas = useCanvas()
  const zoom = useCanvasState((state) => state.zoom)
  return (
    <>
      <CommandButton name="canvas.zoom-out" icon={<Minus />} label={messages.zoomOut} />
      <div className={styles.zoom}>
        <UnitInput
          label={messages.zoom}
          hideLabel
          value={`${Number((zoom * 100).toFixed(2))}%`}
          units={['%']}
          minimum={limits.zoomMinimum * 100}
          disabled={!canvas}
          onCommit={(text) => {
            const percent = Number.parseFloat(text)
            if (percent > 0) canvas?.setZoom(Math.min(limits.zoomMaximum, Math.max(limits.zoomMinimum, percent / 100)))
          }}
        />
      </div>
      <CommandButton name="canvas.zoom-in" icon={<Plus />} label={messages.zoomIn} />
    </>
  )
}
