import type { CanvasService, Crumb } from '@pergola/contracts'
import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import styles from './canvas-view.module.css'
import { messages } from './messages.ts'

/** More than fits beside each other: of a deep path the ends are shown. */
const mostCrumbs = { first: 2, last: 5 }

function shownCrumbs(path: readonly Crumb[]): readonly (Crumb | null)[] {
  const { first, last } = mostCrumbs
  return path.length <= first + last + 1 ? path : [...path.slice(0, first), null, ...path.slice(-last)]
}

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
            {shownCrumbs(path).map((crumb) =>
              crumb ? (
                <li
                  key={crumb.id}
                  className={styles.crumb}
                  style={{ '--letters': crumb.label.length } as CSSProperties}
                  aria-current={crumb === path.at(-1) ? 'location' : undefined}
                >
                  <button
                    type="button"
                    className={styles.crumbButton}
                    onClick={() => canvas.select([crumb.id], { scroll: true })}
                    onPointerEnter={() => canvas.hover(crumb.id)}
                    onPointerLeave={() => canvas.hover(null)}
                  >
                    {crumb.label}
                  </button>
                </li>
              ) : (
                <li key="between" className={styles.crumb}>
                  {messages.between(path.length - mostCrumbs.first - mostCrumbs.last)}
                </li>
              ),
            )}
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
