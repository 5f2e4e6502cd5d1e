import { useImperativeHandle, useMemo, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react'
import { VList } from 'virtua'
import type { VListHandle } from 'virtua'
import styles from './virtual-list.module.css'

export interface VirtualListHandle {
  scrollToIndex(index: number, align?: 'start' | 'center' | 'end' | 'nearest'): void
}

export interface VirtualListProps<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  render: (item: Item, index: number) => ReactNode
  /** Name of the list. */
  label?: string | undefined
  /** `list` when absent; what the rows are (`listitem`, `treeitem`, `option`) is up to `render`. */
  role?: 'list' | 'tree' | 'listbox' | 'grid' | 'presentation' | undefined
  /** Height of a row in pixels, when it is known; saves the measuring. */
  itemSize?: number | undefined
  /** Items beside each other, each as wide as the next; 1 when absent. */
  columns?: number | undefined
  /** Pixels between items. */
  gap?: number | undefined
  /** Indices that stay in the DOM when scrolled away: the focused one, the dragged one. */
  keepMounted?: readonly number[] | undefined
  handle?: Ref<VirtualListHandle> | undefined
  onScroll?: ((offset: number) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** Draws only what is seen. It fills its container, which must have a height. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, itemKey, render, label, role = 'list', itemSize, columns = 1, gap = 0, handle } = props
  const list = useRef<VListHandle>(null)
  const rows = useMemo(() => inRows(items, columns), [items, columns])

  useImperativeHandle(handle, () => ({
    scrollToIndex: (index, align = 'nearest') => list.current?.scrollToIndex(Math.floor(index / columns), { align }),
  }))

  return (
    <VList
      ref={list}
      data={rows}
      role={role}
      aria-label={label}
      className={props.className}
      style={props.style}
      {...(itemSize === undefined ? {} : { itemSize: itemSize + gap })}
      {...(props.keepMounted ? { keepMounted: props.keepMounted.map((index) => Math.floor(index / columns)) } : {})}
      {...(props.onScroll ? { onScroll: props.onScroll } : {})}
      {...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {})}
    >
      {(row, index) => (
        <div
          key={itemKey(row[0] as Item)}
          role="presentation"
          className={styles.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: gap, paddingBottom: gap }}
        >
          {row.map((item, column) => (
            <div key={itemKey(item)} role="presentation">
              {render(item, index * columns + column)}
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
