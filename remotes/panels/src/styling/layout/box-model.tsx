import { ArrowLeftRight, ArrowUpDown, Link2, Maximize2, Square } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '@pergola/ui'
import styles from './box-model.module.css'
import { BoxSide } from './box-side.tsx'
import { sides } from './linked-sides.ts'
import type { LinkMode } from './linked-sides.ts'

const modes = [
  { value: 'single', label: 'One side', icon: <Square /> },
  { value: 'left+right', label: 'Left and right', icon: <ArrowLeftRight /> },
  { value: 'top+bottom', label: 'Top and bottom', icon: <ArrowUpDown /> },
  { value: 'all', label: 'All sides', icon: <Maximize2 /> },
] as const

/** Margin around padding around the element, as the page has them. */
export function BoxModel() {
  const [mode, setMode] = useState<LinkMode>('single')
  return (
    <div className={styles.model}>
      <div className={styles.mode}>
        <Link2 aria-hidden="true" />
        <SegmentedControl<LinkMode> label="Linked sides" value={mode} options={modes} onChange={setMode} />
      </div>
      <div className={styles.margin}>
        <span className={styles.name} aria-hidden="true">
          margin
        </span>
        {sides.map((side) => (
          <BoxSide key={side} box="margin" side={side} mode={mode} />
        ))}
        <div className={styles.padding}>
          <span className={styles.name} aria-hidden="true">
            padding
          </span>
          {sides.map((side) => (
            <BoxSide key={side} box="padding" side={side} mode={mode} />
          ))}
          <div className={styles.element} aria-hidden="true" />
        </div>
      </div>
    </div>
  )
}
