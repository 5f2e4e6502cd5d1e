import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { MenuPopup } from './menu-popup.tsx'
import type { MenuEntry } from './menu-popup.tsx'

export interface MenuProps {
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** Accessible name; the trigger names it when absent. */
  label?: string | undefined
  /** What there is to know before choosing, above the items. */
  note?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Open from its first render on. */
  startsOpen?: boolean | undefined
}

export function Menu(props: MenuProps) {
  const { trigger, items, label, note, side = 'bottom', align = 'start', onOpenChange, startsOpen = false } = props
  return (
    <Base.Root defaultOpen={startsOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <MenuPopup items={items} label={label} note={note} side={side} align={align} />
    </Base.Root>
  )
}
