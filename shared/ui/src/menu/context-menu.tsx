import { Menu as Base } from '@base-ui/react/menu'
import { useMemo } from 'react'
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

/** Rendered by its owner while it is wanted: open from the first render until `onClose`. */
export function ContextMenu({ x, y, items, onClose, label }: ContextMenuProps) {
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y])
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <MenuPopup items={items} label={label} anchor={anchor} side="bottom" align="start" />
    </Base.Root>
  )
}
