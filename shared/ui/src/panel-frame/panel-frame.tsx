import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import styles from './panel-frame.module.css'

export interface PanelFrameProps extends Omit<ComponentPropsWithoutRef<'section'>, 'className'> {
  label: string
  /** Stays in view with edges of its own, above the head. */
  above?: ReactNode
  /** Stays in view above the content: a search, and what stands beside it. */
  head?: ReactNode
  /** Of the box that scrolls. */
  bodyRef?: Ref<HTMLDivElement>
  /** The content scrolls by itself, as a list that draws only what is in view does. */
  fills?: boolean
}

/** A panel as high as the place it stands in: a head that stays, and below it what scrolls. */
export function PanelFrame({ label, above, head, bodyRef, fills, children, ...rest }: PanelFrameProps) {
  return (
    <section {...rest} className={styles.frame} aria-label={label}>
      {above}
      {head && <div className={styles.head}>{head}</div>}
      <div ref={bodyRef} className={styles.body} data-fills={fills || undefined}>
        {children}
      </div>
    </section>
  )
}
