import type { ReactNode } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './color-picker.module.css'
import { messages } from './messages.ts'

export interface Swatch {
  /** What is written when it is chosen. */
  text: string
  /** The colour to show for it. */
  shown: string
  label: string
}

export interface SwatchesProps {
  title: string
  colors: readonly Swatch[]
  onChoose: (text: string) => void
  /** Delete on a swatch. */
  onRemove?: ((text: string) => void) | undefined
  action?: ReactNode
}

export function Swatches({ title, colors, onChoose, onRemove, action }: SwatchesProps) {
  if (colors.length === 0 && !action) return null
  return (
    <section className={styles.swatches} aria-label={title}>
      <div className={styles.swatchesHead}>
        <h3>{title}</h3>
        {action}
      </div>
      <ul className={styles.grid}>
        {colors.map(({ text, shown, label }) => (
          <li key={text}>
            <Tooltip content={label}>
              <button
                type="button"
                className={styles.sample}
                aria-label={messages.use(label)}
                onClick={() => onChoose(text)}
                onKeyDown={(event) => {
                  if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.(text)
                }}
              >
                <span style={{ background: shown }} />
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  )
}
