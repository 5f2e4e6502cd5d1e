import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { VirtualList } from '../virtual-list/virtual-list.tsx'
import styles from './card-grid.module.css'

export interface CardGridProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  render: (item: Item) => ReactNode
  /** Pixels; as many cards of at least this width stand beside each other as the grid has room for. */
  minimumWidth: number
  gap: number
}

/** Cards in rows, only those in view in the DOM: thousands cost what a screenful costs. Fills its flex container. */
export function CardGrid<Item>({ label, items, itemKey, render, minimumWidth, gap }: CardGridProps<Item>) {
  const grid = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(0)

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (minimumWidth + gap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [gap, minimumWidth])

  return (
    <div ref={grid} className={styles.grid}>
      {columns > 0 && (
        <VirtualList
          label={label}
          items={items}
          itemKey={itemKey}
          columns={columns}
          gap={gap}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an li must be a child of ul, and rows stand between
          render={(item) => <div role="listitem">{render(item)}</div>}
        />
      )}
    </div>
  )
}
