import type { CanvasService } from '@pergola/contracts'
import { Columns3 } from 'lucide-react'
import { CommandButton } from '../command-button.tsx'
import { BreakpointMenu } from './breakpoints/breakpoint-menu.tsx'
import { LookMenu } from './page-look/look-menu.tsx'
import styles from './view-tools.module.css'

/** At which width, or all of them, the page is looked at, and with what. */
export function ViewTools({ canvas }: { canvas: CanvasService }) {
  const { breakpoints, look } = canvas
  return (
    <>
      <div className={styles.breakpoints}>{breakpoints && <BreakpointMenu breakpoints={breakpoints} />}</div>
      <CommandButton name="canvas.side-by-side" icon={<Columns3 />} />
      {look && <LookMenu look={look} />}
    </>
  )
}
