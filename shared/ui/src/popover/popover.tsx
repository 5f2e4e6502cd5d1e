import { Popover as Base } from '@base-ui/react/popover'
import { useEffect, useEffectEvent, useRef } from 'react'
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

interface WhileSeenProps {
  standsAt: () => Element | null | undefined
  onLost: () => void
}

/** Tells when what it stands at is scrolled or cut out of view. */
function WhileSeen({ standsAt, onLost }: WhileSeenProps) {
  const find = useEffectEvent(standsAt)
  const tell = useEffectEvent(onLost)
  useEffect(() => {
    const element = find()
    if (!element) return undefined
    let wasSeen = false
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      if (wasSeen && !isSeen) tell()
      wasSeen = isSeen
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return null
}

/** Closes on Escape, on a press outside and when its anchor leaves the view; focus goes in and comes back. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, label, open, onOpenChange, side = 'bottom', align = 'start', width = '300px' } = props
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
            <WhileSeen standsAt={() => anchor ?? pressed.current} onLost={() => actions.current?.close()} />
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
