import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

export interface PopoverProps {
  /** A Button, an IconButton or another element that takes a ref and rest props. */
  trigger?: ReactElement | undefined
  /** Instead of a trigger: the element it stands at, which opens and closes it by itself. */
  anchor?: HTMLElement | null | undefined
  /** Accessible name of the popover. */
  label: string
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Open from its first render on, where `open` is not given. */
  startsOpen?: boolean | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** CSS length; 300px when absent. */
  width?: string | undefined
  children: ReactNode
}

/** Closes on Escape and on a press outside; focus goes in and comes back. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, label, open, onOpenChange, side = 'bottom', align = 'start', width = '300px' } = props
  return (
    <Base.Root
      {...(open === undefined ? { defaultOpen: props.startsOpen ?? false } : { open })}
      onOpenChange={(next, { event }) => {
        const isAnchor = anchor && event.target instanceof Node && anchor.contains(event.target)
        if (next || !isAnchor) onOpenChange?.(next)
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          {...(anchor ? { anchor } : {})}
          className={styles.positioner}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            className={styles.popup}
            aria-label={label}
            style={{ width }}
            {...(anchor ? { finalFocus: () => anchor } : {})}
          >
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
