import { IconButton } from '@pergola/ui'
import { Octagon, Pause, Play, RotateCcw, StepForward, Undo2 } from 'lucide-react'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'
import type { Playback } from './use-playback.ts'

/** Plays the motion of the selected element in the canvas. */
export function Controls({ playback }: { playback: Playback }) {
  const { status } = playback
  const hasClock = status !== null && !playback.followsScroll
  return (
    <div className={styles.controls} role="toolbar" aria-label={messages.controls}>
      <IconButton
        label={messages.play}
        icon={<Play />}
        disabled={!playback.canPlay}
        onClick={() => void playback.play()}
      />
      <IconButton label={messages.pause} icon={<Pause />} disabled={status !== 'playing'} onClick={playback.pause} />
      <IconButton
        label={messages.resume}
        icon={<StepForward />}
        disabled={status !== 'paused'}
        onClick={playback.resume}
      />
      <IconButton label={messages.restart} icon={<RotateCcw />} disabled={status === null} onClick={playback.restart} />
      <IconButton label={messages.kill} icon={<Octagon />} danger disabled={status === null} onClick={playback.kill} />
      <IconButton label={messages.reverse} icon={<Undo2 />} disabled={!hasClock} onClick={playback.reverse} />
    </div>
  )
}
