import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { MenuPopup } from './menu-popup.tsx'
import type { MenuEntry } from './menu-popup.tsx'

export interface MenuProps {
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** Accessible name; the trigger names it when absent. */
  label?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export function Menu({ trigger, items, label, side = 'bottom', align = 'start', onOpenChange }: MenuProps) {
  return (
    <Base.Root onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <MenuPopup items={items} label={label} side={side} align={align} />
    </Base.Root>
  )
}
