import type { CanvasService } from '@pergola/contracts'
import { BreakpointMenu } from './breakpoints/breakpoint-menu.tsx'
import { LookMenu } from './page-look/look-menu.tsx'
import styles from './view-tools.module.css'

/** At which width the page is looked at, and with what. */
export function ViewTools({ canvas }: { canvas: CanvasService }) {
  const { breakpoints, look } = canvas
  return (
    <>
      <div className={styles.breakpoints}>{breakpoints && <BreakpointMenu breakpoints={breakpoints} />}</div>
      {look && <LookMenu look={look} />}
    </>
  )
}
