import { useMemo } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Virtualizer, VList } from 'virtua'
import styles from './virtual-list.module.css'

export interface VirtualListProps<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  /** What the items are (`listitem`) is up to `render`. */
  render: (item: Item) => ReactNode
  /** Name of the list. */
  label: string
  /** Items beside each other, each as wide as the next. */
  columns: number
  /** Pixels between items. */
  gap: number
  /** What scrolls it, and how far below the start of that it stands. Without one it scrolls by itself. */
  within?: { readonly scroller: RefObject<HTMLElement | null>; readonly top: number } | undefined
}

/** Draws only what is seen, whatever the height of each. By itself it fills its container, which must have a height. */
export function VirtualList<Item>({ items, itemKey, render, label, columns, gap, within }: VirtualListProps<Item>) {
  const rows = useMemo(() => inRows(items, columns), [items, columns])
  const drawRow = (row: Item[]) => (
    <div
      key={itemKey(row[0] as Item)}
      role="presentation"
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: gap, paddingBottom: gap }}
    >
      {row.map((item) => (
        <div key={itemKey(item)} role="presentation">
          {render(item)}
        </div>
      ))}
    </div>
  )

  if (within) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an li must be a child of ul, and rows stand between
      <div role="list" aria-label={label}>
        <Virtualizer data={rows} scrollRef={within.scroller} startMargin={within.top}>
          {drawRow}
        </Virtualizer>
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an li must be a child of ul, and rows stand between
    <VList data={rows} role="list" aria-label={label}>
      {drawRow}
    </VList>
  )
}

function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = []
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns))
  return rows
}
