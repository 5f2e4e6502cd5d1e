import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import { Shortcut } from './shortcut.tsx'
import styles from './tooltip.module.css'

export interface TooltipProps {
  content: ReactNode
  /** Keys such as `Mod+Z`, shown behind the content. */
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One focusable element. */
  children: ReactElement<TriggerEvents>
}

interface TriggerEvents {
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

const restDelay = 400

/** The element that is pointed at, once the pointer has rested on it, or that the keyboard has come to. */
function useAnchor() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    anchor,
    rest(element: Element) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setAnchor(element), restDelay)
    },
    show: setAnchor,
    hide() {
      clearTimeout(timer.current)
      setAnchor(null)
    },
  }
}

/**
 * A hint for sighted users; the control itself must have a name without it. Only the handlers exist until it is
 * wanted, for a panel has dozens of buttons.
 */
export function Tooltip({ content, shortcut, side = 'bottom', children }: TooltipProps) {
  const { anchor, rest, show, hide } = useAnchor()
  const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = children.props
  const trigger = cloneElement(children, {
    onPointerEnter(event) {
      onPointerEnter?.(event)
      if (event.pointerType !== 'touch') rest(event.currentTarget)
    },
    onPointerLeave(event) {
      onPointerLeave?.(event)
      hide()
    },
    onPointerDown(event) {
      onPointerDown?.(event)
      hide()
    },
    onFocus(event) {
      onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur(event) {
      onBlur?.(event)
      hide()
    },
  })
  return (
    <>
      {trigger}
      {anchor && (
        <Base.Root open onOpenChange={(open) => !open && hide()}>
          <Base.Portal>
            <Base.Positioner
              anchor={anchor}
              className={styles.positioner}
              side={side}
              sideOffset={6}
              collisionPadding={6}
            >
              <Base.Popup className={styles.popup}>
                {content}
                {shortcut && <Shortcut keys={shortcut} />}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </>
  )
}
