import { IconButton } from '@pergola/ui'
import { Plus, ZoomIn, ZoomOut } from 'lucide-react'
import { messages } from './messages.ts'
import { largestZoom, zoomed } from './time-window.ts'
import styles from './timeline.module.css'

interface TimelineHeadProps {
  duration: number
  zoom: number
  readOnly: boolean
  onZoom: (zoom: number) => void
  onAdd: () => void
}

export function TimelineHead({ duration, zoom, readOnly, onZoom, onAdd }: TimelineHeadProps) {
  return (
    <div className={styles.bars}>
      <h4 className={styles.heading}>{messages.animations}</h4>
      <span className={styles.count}>{messages.seconds(duration)}</span>
      <IconButton
        label={messages.zoomOut}
        icon={<ZoomOut />}
        disabled={zoom <= 1}
        onClick={() => onZoom(zoomed(zoom, 0.5))}
      />
      <IconButton
        label={messages.zoomIn}
        icon={<ZoomIn />}
        disabled={zoom >= largestZoom}
        onClick={() => onZoom(zoomed(zoom, 2))}
      />
      {!readOnly && <IconButton label={messages.addAnimation} icon={<Plus />} onClick={onAdd} />}
    </div>
  )
}
