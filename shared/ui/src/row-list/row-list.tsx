import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'
import styles from './row-list.module.css'
import { drawnRows, noRows, rowsInView, scrollToShow } from './rows-in-view.ts'

export interface RowListHandle {
  /** Scrolls as little as possible. */
  show(index: number): void
}

/** Handlers stand on the list, for all of its rows: rows come and go while one scrolls. */
type ListEvents = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onClick' | 'onDoubleClick' | 'onContextMenu' | 'onKeyDown' | 'onPointerOver' | 'onPointerLeave'
>

export interface RowListProps<Item> extends ListEvents {
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  /** Pixels, the same for every row. */
  rowHeight: number
  render: (item: Item, index: number) => ReactNode
  /** Name of the list. */
  label: string
  /** What the rows are (`treeitem`, `option`, …) is up to `render`. */
  role: 'tree' | 'listbox'
  /** Several of them can be selected. */
  multiple?: boolean | undefined
  /** Indices that stay in the DOM when scrolled away: the focused one, the dragged one. */
  keepMounted?: readonly number[] | undefined
  handle?: Ref<RowListHandle> | undefined
}

const nothing: readonly number[] = []

/**
 * Rows of one height, of which only those in view exist. Nothing is measured but the list itself, so it stands complete
 * in its first picture. It fills its container, which must have a height.
 */
export function RowList<Item>(props: RowListProps<Item>) {
  const { items, itemKey, rowHeight, render, label, role, multiple, keepMounted = nothing, handle, ...events } = props
  const list = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState(noRows)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const look = () =>
      setRange((before) => rowsInView({ top: element.scrollTop, height: element.clientHeight, rowHeight }, before))
    // In the picture that shows the list scrolled, its rows are there too.
    const follow = () => flushSync(look)
    const observer = new ResizeObserver(look)
    look()
    observer.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [rowHeight])

  useImperativeHandle(handle, () => ({
    show(index) {
      const element = list.current
      if (!element) return
      const place = { top: element.scrollTop, height: element.clientHeight, rowHeight }
      element.scrollTop = scrollToShow(index, place)
    },
  }))

  return (
    <div ref={list} className={styles.list} role={role} aria-label={label} aria-multiselectable={multiple} {...events}>
      <div role="presentation" style={{ height: items.length * rowHeight }}>
        {drawnRows(range, items.length, keepMounted).map((index) => {
          const item = items[index] as Item
          return (
            <div
              key={itemKey(item)}
              role="presentation"
              className={styles.row}
              style={{ top: index * rowHeight, height: rowHeight }}
            >
              {render(item, index)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
