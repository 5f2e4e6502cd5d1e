import { FieldRow, IconButton, TextField } from '@pergola/ui'
import { Crosshair } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { messages } from './messages.ts'
import { selectorOf } from './selector-of.ts'

interface SelectorFieldProps {
  canvas: CanvasService
  motionId: string
  value: string
  onCommit: (selector: string) => void
}

/** What an animation moves, typed or pressed on the canvas. */
export function SelectorField({ canvas, motionId, value, onCommit }: SelectorFieldProps) {
  const [picking, setPicking] = useState(false)

  useEffect(() => {
    if (!picking) return undefined
    return canvas.pickElement((id) => {
      setPicking(false)
      if (id !== null) onCommit(selectorOf(canvas, id, motionId))
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a wish stands until it is answered, whatever else is edited
  }, [canvas, picking])

  return (
    <FieldRow>
      <TextField
        label={messages.selector}
        value={value}
        code
        placeholder={messages.selectorHint}
        hint={picking ? messages.picking : undefined}
        onCommit={(selector) => onCommit(selector.trim() || 'self')}
      />
      <IconButton
        label={messages.pickSelector}
        icon={<Crosshair />}
        pressed={picking}
        onClick={() => setPicking(!picking)}
      />
    </FieldRow>
  )
}
