import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { VirtualList } from '../floats/light.tsx'
import styles from './card-grid.module.css'

export interface CardGridProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  render: (item: Item) => ReactNode
  /** Pixels; as many cards of at least this width stand beside each other as the grid has room for. */
  minimumWidth: number
  gap: number
  /** The box around it that scrolls, where the grid is one thing among others. */
  scroller?: RefObject<HTMLElement | null>
}

/** How many cards stand beside each other, and how far below the start of its scroller the grid begins. */
interface Place {
  readonly columns: number
  readonly top: number
}

const nowhere: Place = { columns: 0, top: 0 }

/**
 * Cards in rows, only those in view in the DOM: thousands cost what a screenful costs. Without a scroller it fills its
 * flex container and scrolls by itself.
 */
export function CardGrid<Item>({ label, items, itemKey, render, minimumWidth, gap, scroller }: CardGridProps<Item>) {
  const grid = useRef<HTMLDivElement>(null)
  const [{ columns, top }, setPlace] = useState(nowhere)

  // With every picture of it: what stands above may have come, gone or grown.
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const around = scroller?.current ?? null
    const measure = () => {
      const now: Place = {
        columns: Math.max(1, Math.floor((element.clientWidth + gap) / (minimumWidth + gap))),
        top: around === null ? 0 : topIn(element, around),
      }
      setPlace((known) => (known.columns === now.columns && known.top === now.top ? known : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...(around?.children ?? [])]) observer.observe(each)
    return () => observer.disconnect()
  })

  return (
    <div ref={grid} className={styles.grid}>
      {columns > 0 && (
        <VirtualList
          label={label}
          items={items}
          itemKey={itemKey}
          columns={columns}
          gap={gap}
          within={scroller && { scroller, top }}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an li must be a child of ul, and rows stand between
          render={(item) => <div role="listitem">{render(item)}</div>}
        />
      )}
    </div>
  )
}

function topIn(element: Element, scroller: Element): number {
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.round(top - scroller.clientTop + scroller.scrollTop)
}
