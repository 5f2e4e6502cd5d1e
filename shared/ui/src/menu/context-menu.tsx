import { Menu as Base } from '@base-ui/react/menu'
import { useMemo, useState } from 'react'
import { MenuPopup } from './menu-popup.tsx'
import type { MenuEntry } from './menu-popup.tsx'

export interface ContextMenuProps {
  /** Where the pointer was, in pixels of the window. */
  x: number
  y: number
  items: readonly MenuEntry[]
  onClose: () => void
  label?: string | undefined
}

/** Gives the focus back where it came from, unless an entry has taken it: to a name to be typed, to a text. */
function giveBack(before: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  })
}

/** Rendered by its owner while it is wanted: open from the first render until `onClose`. */
export function ContextMenu({ x, y, items, onClose, label }: ContextMenuProps) {
  const [before] = useState(() => document.activeElement)
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y])
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (open) return
        onClose()
        giveBack(before)
      }}
    >
      <MenuPopup items={items} label={label} anchor={anchor} side="bottom" align="start" finalFocus={false} />
    </Base.Root>
  )
}
