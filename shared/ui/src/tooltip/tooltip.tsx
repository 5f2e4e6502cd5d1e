import { cloneElement, useEffect, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside, type Side } from './place-beside.ts'
import { Shortcut } from './shortcut.tsx'
import styles from './tooltip.module.css'

export interface TooltipProps {
  content: ReactNode
  /** Keys such as `Mod+Z`, shown behind the content. */
  shortcut?: string | undefined
  side?: Side | undefined
  /** One focusable element that takes rest props. */
  children: ReactElement
}

const openDelay = 400

interface Wanted {
  readonly element: Element
  readonly delay: number
}

/** A hint for sighted users; the control itself must have a name without it. */
export function Tooltip({ content, shortcut, side = 'bottom', children }: TooltipProps) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(setAnchor, wanted.delay, wanted.element)
    return () => clearTimeout(timer)
  }, [wanted])

  function hide() {
    setWanted(null)
    setAnchor(null)
  }

  const trigger = children as ReactElement<TriggerProps>
  return (
    <>
      {cloneElement(trigger, both(trigger.props, tooltipEvents(setWanted, hide)))}
      {anchor?.isConnected &&
        createPortal(
          <span role="tooltip" className={styles.popup} ref={standAt(anchor, side, hide)}>
            {content}
            {shortcut && <Shortcut keys={shortcut} />}
          </span>,
          document.body,
        )}
    </>
  )
}

type TriggerProps = Record<string, unknown>
type Listener = (event: SyntheticEvent) => unknown

function tooltipEvents(want: (wanted: Wanted) => void, hide: () => void) {
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'touch') want({ element: event.currentTarget, delay: openDelay })
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onBlur: hide,
    onKeyDown: hide,
    // Not on focus: a dialog that closes gives the focus back, and nobody has asked then what the button is.
    onKeyUp(event: KeyboardEvent) {
      const isTarget = event.target === event.currentTarget
      if (isTarget && (event.key === 'Tab' || event.key.startsWith('Arrow')))
        want({ element: event.currentTarget, delay: 0 })
    },
  }
}

/** A press or key anywhere is about something else, though the pointer may rest where it was. */
const standAt = (anchor: Element, side: Side, hide: () => void) => (popup: HTMLElement | null) => {
  if (!popup) return undefined
  placeBeside(popup, anchor, side)
  const types = ['pointerdown', 'keydown'] as const
  for (const type of types) addEventListener(type, hide, true)
  return () => {
    for (const type of types) removeEventListener(type, hide, true)
  }
}

/** The trigger's own listeners run, too. */
function both(own: TriggerProps, added: Record<string, unknown>): TriggerProps {
  return Object.fromEntries(
    Object.entries(added).map(([name, listener]) => [
      name,
      (event: SyntheticEvent) => {
        ;(own[name] as Listener | undefined)?.(event)
        ;(listener as Listener)(event)
      },
    ]),
  )
}
