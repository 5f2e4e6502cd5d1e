import { Button } from '@pergola/ui'
import type { Services } from '@pergola/contracts'
import { mainsOf } from './group-of.ts'
import styles from './interactions-panel.module.css'
import { messages } from './messages.ts'
import type { Interactions } from './use-interactions.ts'

interface InstanceNoteProps extends Pick<Services, 'canvas' | 'toasts'> {
  interactions: Interactions
  groupId: string
  readOnly: boolean
}

/** Stands over the interactions of an instance, which are edited at its main element. */
export function InstanceNote({ canvas, toasts, interactions, groupId, readOnly }: InstanceNoteProps) {
  function goToMain() {
    const [main] = mainsOf(canvas, groupId)
    if (main === undefined) toasts.warning(messages.mainElsewhere)
    else canvas.select([main], { scroll: true })
  }

  return (
    <div className={styles.instance} role="note">
      <p className={styles.strong}>{messages.instance}</p>
      <p className={styles.muted}>{messages.instanceHint}</p>
      <div className={styles.row}>
        <Button variant="primary" onClick={goToMain}>
          {messages.editAsMain}
        </Button>
        {!readOnly && (
          <Button onClick={() => interactions.leave(messages.steps.removeInstance)}>{messages.removeInstance}</Button>
        )}
      </div>
    </div>
  )
}
