import { useState } from 'react'
import { easeCurve, readBezier } from '@pergola/site/motions'
import type { BezierHandles } from '@pergola/site/motions'
import { BezierEditor } from './bezier-editor.tsx'
import { curvePath } from './curve-path.ts'
import styles from './ease-picker.module.css'
import { messages } from './messages.ts'
import { easeNames } from './option-lists.ts'

interface EasePickerProps {
  value: string
  onChoose: (ease: string) => void
}

const drawnCurve = (name: string) => ({ name, path: curvePath(easeCurve(name)) })

const firstHandles: BezierHandles = [0.25, 0.1, 0.25, 1]

/** Every named curve as a drawing, and one of one's own. */
export function EasePicker({ value, onChoose }: EasePickerProps) {
  const [drawn] = useState(() => easeNames.map(drawnCurve))
  // One that was typed, such as `back.out(3)`, has its curve too.
  const isTyped = !easeNames.includes(value) && !readBezier(value) && easeCurve(value) !== null
  const shown = isTyped ? [drawnCurve(value), ...drawn] : drawn
  return (
    <div className={styles.picker}>
      <p className={styles.title}>{messages.customEase}</p>
      <BezierEditor
        handles={readBezier(value) ?? firstHandles}
        onCommit={(handles) => onChoose(`cubic-bezier(${handles.join(', ')})`)}
      />
      <div className={styles.curves}>
        {shown.map(({ name, path }) => (
          <button
            key={name}
            type="button"
            className={styles.curve}
            aria-pressed={name === value}
            onClick={() => onChoose(name)}
          >
            <svg viewBox="-2 -12 44 64" aria-hidden="true">
              <path d={path} />
            </svg>
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
