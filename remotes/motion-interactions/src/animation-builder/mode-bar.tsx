import { useStore } from 'zustand'
import { storeWork, type Services } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import styles from './animation-builder.module.css'
import type { FrameAddress } from './frame-address.ts'
import { messages } from './messages.ts'

interface ModeBarProps extends Pick<Services, 'canvas' | 'dialogs' | 'settings' | 'toasts'> {
  frame: FrameAddress
  onClose: () => void
}

/** Says that the style panel writes to a frame, and leads out. At the foot, so that what was just pressed stays put. */
export function ModeBar({ canvas, dialogs, settings, toasts, frame, onClose }: ModeBarProps) {
  const changed = useStore(canvas.state, (state) => state.changed)
  const saving = useStore(canvas.state, (state) => state.saving)
  const isSelected = useStore(canvas.state, (state) => state.selected !== null)

  async function save() {
    const done = toasts.loading(messages.saving)
    const outcome = await storeWork(canvas)
    done()
    if (outcome.ok) toasts.success(messages.saved)
    else toasts.error(messages.saveFailed)
  }

  async function close() {
    const question = { title: messages.title, message: messages.closeQuestion, confirmLabel: messages.close }
    // Changes that save themselves in a moment are no reason to ask.
    const isAutomatic = settings.state.getState().settings.enable_auto_save
    if (!changed || isAutomatic || (await dialogs.confirm(question)) === 'confirm') onClose()
  }

  return (
    <section className={styles.mode} aria-label={messages.mode}>
      <p>{messages.mode}</p>
      <p className={styles.modeHint} aria-live="polite">
        {messages.modeHint(`${frame.animation} ${frame.selector}`)} {!isSelected && messages.selectToSee}
      </p>
      <div className={styles.modeButtons}>
        <Button variant="ghost" onClick={() => void close()}>
          {messages.close}
        </Button>
        <Button disabled={!changed || saving} onClick={() => void save()}>
          {messages.save}
        </Button>
      </div>
    </section>
  )
}
