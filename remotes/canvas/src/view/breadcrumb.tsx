import type { CanvasService } from '@pergola/contracts'
import { useStore } from 'zustand'
import styles from './canvas-view.module.css'
import { messages } from './messages.ts'

/** Footer of the canvas: where the selected element stands, how large the page is, whether it may be edited. */
export function Breadcrumb({ canvas }: { canvas: CanvasService }) {
  const path = useStore(canvas.state, (state) => state.selected?.path)
  const elements = useStore(canvas.state, (state) => state.elements)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  return (
    <div className={styles.footer}>
      <nav aria-label={messages.breadcrumb} style={{ flex: 1, minWidth: 0 }}>
        {path ? (
          <ol className={styles.crumbs}>
            {path.map(({ id, label }, index) => (
              <li key={id} className={styles.crumb} aria-current={index === path.length - 1 ? 'location' : undefined}>
                <button
                  type="button"
                  className={styles.crumbButton}
                  onClick={() => canvas.select([id], { scroll: true })}
                  onPointerEnter={() => canvas.hover(id)}
                  onPointerLeave={() => canvas.hover(null)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ol>
        ) : (
          <span>{messages.nothingSelected}</span>
        )}
      </nav>
      <span className={styles.fact}>{messages.elements(elements)}</span>
      {readOnly && <span className={styles.fact}>{messages.readOnly}</span>}
    </div>
  )
}
