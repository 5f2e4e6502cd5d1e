import { useState } from 'react'
import type { RefObject } from 'react'
import { moveItem } from './list-items.ts'
import type { ListItem } from './list-items.ts'

/** Which item is open, and what happens to it and to the focus when items change their places. */
export function useItemOrder(
  list: RefObject<HTMLElement | null>,
  items: readonly ListItem[],
  write: (next: readonly ListItem[]) => boolean,
) {
  const [open, setOpen] = useState<number | null>(null)

  /** The next key is meant for the same item, or for its neighbour once it is gone. */
  function focus(index: number) {
    const grips = list.current?.querySelectorAll<HTMLElement>('[data-grip]')
    const target = grips?.[index] ?? list.current?.querySelector('button')
    target?.focus()
  }

  return {
    open,
    setOpen,
    move(from: number, to: number) {
      const next = moveItem(items, from, to)
      if (next === items || !write(next)) return
      setOpen(open === null ? null : moveItem([...items.keys()], from, to).indexOf(open))
      focus(to)
    },
    remove(index: number) {
      if (!write(items.toSpliced(index, 1))) return
      setOpen(open === null || open === index ? null : open - Number(open > index))
      focus(index === items.length - 1 ? index - 1 : index)
    },
  }
}
