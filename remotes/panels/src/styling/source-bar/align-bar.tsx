import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
} from 'lucide-react'
import { useStore } from 'zustand'
import { pressCommand } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import type { PanelPasteServices } from '../rule-text/use-panel-paste.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import styles from './source-bar.module.css'

/** In the pictures a vertical line is what things are aligned to from left to right. */
const buttons = [
  { name: 'left', icon: <AlignStartVertical /> },
  { name: 'center', icon: <AlignCenterVertical /> },
  { name: 'right', icon: <AlignEndVertical /> },
  { name: 'top', icon: <AlignStartHorizontal /> },
  { name: 'middle', icon: <AlignCenterHorizontal /> },
  { name: 'bottom', icon: <AlignEndHorizontal /> },
  { name: 'distribute-x', icon: <AlignHorizontalDistributeCenter /> },
  { name: 'distribute-y', icon: <AlignVerticalDistributeCenter /> },
] as const

/** Where several elements are selected: aligns and distributes them, as the commands of the palette do. */
export function AlignBar({ commands }: Pick<PanelPasteServices, 'commands'>) {
  const { canvas, isFrame } = useStyling()
  const readOnly = useReadOnly()
  const isShown = useStore(canvas.state, ({ selection }) => selection.length > 1)
  if (!isShown || isFrame || readOnly || !commands) return null
  return (
    <div className={styles.align} role="toolbar" aria-label={messages.align}>
      {buttons.map(({ name, icon }) => (
        <IconButton
          key={name}
          label={messages.alignments[name]}
          icon={icon}
          onClick={() => pressCommand(commands, `element.align-${name}`)}
        />
      ))}
    </div>
  )
}
