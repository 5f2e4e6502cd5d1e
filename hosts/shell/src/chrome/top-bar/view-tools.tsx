import { pressCommand, type CanvasService } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { Columns3 } from 'lucide-react'
import { useCommand, useShell } from '../../context/shell-context.tsx'
import { BreakpointMenu } from './breakpoints/breakpoint-menu.tsx'
import { LookMenu } from './page-look/look-menu.tsx'
import styles from './view-tools.module.css'

const sideBySide = 'canvas.side-by-side'

function SideBySide() {
  const { commands } = useShell().services
  const command = useCommand(sideBySide)
  if (!command) return null
  return (
    <IconButton
      label={command.label}
      icon={<Columns3 />}
      shortcut={command.keys[0]}
      disabled={!command.enabled}
      pressed={command.checked}
      onClick={() => pressCommand(commands, sideBySide)}
    />
  )
}

/** At which width, or all of them, the page is looked at, and with what. */
export function ViewTools({ canvas }: { canvas: CanvasService }) {
  const { breakpoints, look } = canvas
  return (
    <>
      <div className={styles.breakpoints}>{breakpoints && <BreakpointMenu breakpoints={breakpoints} />}</div>
      <SideBySide />
      {look && <LookMenu look={look} />}
    </>
  )
}
