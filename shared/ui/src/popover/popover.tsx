import { Popover as Base } from '@base-ui/react/popover'
import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { PopoverWindow } from './popover-window.tsx'
import { WhileSeen } from './while-seen.tsx'

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
  /** CSS length up to which it is as high as what it holds; 300px when absent. */
  height?: string | undefined
  children: ReactNode
}

/**
 * Closes on Escape, on a press outside and when its anchor leaves the view; focus goes in and comes back. It is moved
 * by its upper edge and resized by its corner, until it closes.
 */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, label, open, onOpenChange, side = 'bottom', align = 'start', width, height } = props
  const actions = useRef<Base.Root.Actions | null>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root
      actionsRef={actions}
      {...(open === undefined ? { defaultOpen: props.startsOpen ?? false } : { open })}
      onOpenChange={(next, { event }) => {
        const isAnchor = anchor && event.target instanceof Node && anchor.contains(event.target)
        if (next || !isAnchor) onOpenChange?.(next)
      }}
    >
      {trigger && <Base.Trigger ref={pressed} render={trigger} />}
      <Base.Portal>
        <PopoverWindow anchor={anchor} label={label} side={side} align={align} width={width} height={height}>
          <WhileSeen standsAt={() => anchor ?? pressed.current} onLost={() => actions.current?.close()} />
          {props.children}
        </PopoverWindow>
      </Base.Portal>
    </Base.Root>
  )
}
