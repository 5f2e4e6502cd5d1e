import { Menu as Base } from '@base-ui/react/menu'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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

/**
 * Does what was chosen when the menu is gone and the focus is back where it came from: an entry that asks for a name
 * or a text takes the focus, and the closing menu would take it away again.
 */
function useChosen(items: readonly MenuEntry[], onClose: () => void) {
  const [before] = useState(() => document.activeElement)
  const chosen = useRef<(() => void) | null>(null)

  function close() {
    flushSync(onClose)
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true })
    chosen.current?.()
  }

  const entries = items.map((entry) => {
    if (entry === 'separator') return entry
    return { ...entry, onSelect: () => void (chosen.current = entry.onSelect) }
  })
  return { entries, close }
}

/** Rendered by its owner while it is wanted: open from the first render until `onClose`. */
export function ContextMenu({ x, y, items, onClose, label }: ContextMenuProps) {
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y])
  const { entries, close } = useChosen(items, onClose)
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <MenuPopup items={entries} label={label} anchor={anchor} side="bottom" align="start" finalFocus={false} />
    </Base.Root>
  )
}
