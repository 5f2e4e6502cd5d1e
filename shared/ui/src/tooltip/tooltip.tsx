import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Shortcut } from './shortcut.tsx'
import styles from './tooltip.module.css'

export interface TooltipProps {
  content: ReactNode
  /** Keys such as `Mod+Z`, shown behind the content. */
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One focusable element that takes a ref. */
  children: ReactElement
}

/** A hint for sighted users; the control itself must have a name without it. */
export function Tooltip({ content, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} closeDelay={0} render={children} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={6} collisionPadding={6}>
          <Base.Popup className={styles.popup}>
            {content}
            {shortcut && <Shortcut keys={shortcut} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
