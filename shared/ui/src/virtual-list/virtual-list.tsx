import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { VList } from 'virtua'
import styles from './virtual-list.module.css'

interface VirtualListProps<Item> {
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
}

/** Draws only what is seen, whatever the height of each. It fills its container, which must have a height. */
export function VirtualList<Item>({ items, itemKey, render, label, columns, gap }: VirtualListProps<Item>) {
  const rows = useMemo(() => inRows(items, columns), [items, columns])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an li must be a child of ul, and rows stand between
    <VList data={rows} role="list" aria-label={label}>
      {(row) => (
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
      )}
    </VList>
  )
}

function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = []
  for (let start = 0; start < items.length; start += columns) rows.push(items.slice(start, start + columns))
  return rows
}
