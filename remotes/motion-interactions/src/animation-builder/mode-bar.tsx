import type { Services } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import styles from './animation-builder.module.css'
import type { FrameAddress } from './create-keyframe-mode.ts'
import { messages } from './messages.ts'

interface ModeBarProps extends Pick<Services, 'canvas' | 'toasts'> {
  frame: FrameAddress
  onClose: () => void
}

/** Says that the style panel writes to a frame, and leads out. */
export function ModeBar({ canvas, toasts, frame, onClose }: ModeBarProps) {
  async function save() {
    const done = toasts.loading(messages.saving)
    const outcome = await canvas.save()
    done()
    if (outcome.ok || outcome.failure === 'nothing-changed') toasts.success(messages.saved)
    else toasts.error(messages.saveFailed)
  }

  return (
    <section className={styles.mode} aria-label={messages.mode}>
      <p>{messages.mode}</p>
      <p className={styles.modeHint} aria-live="polite">
        {messages.modeHint(`${frame.animation} ${frame.selector}`)}
      </p>
      <div className={styles.modeButtons}>
        <Button variant="ghost" onClick={onClose}>
          {messages.close}
        </Button>
        <Button onClick={() => void save()}>{messages.save}</Button>
      </div>
    </section>
  )
}
