import { Button } from '@pergola/ui'
import type { SelectedElement } from '@pergola/contracts'
import { removeInstance } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { messages } from './messages.ts'
import { mainsOf } from './motion-of.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import styles from './motion-panel.module.css'
import type { MotionEdits } from './use-motion.ts'

interface InstanceNoteProps extends Pick<MotionPanelProps, 'canvas' | 'toasts'> {
  element: SelectedElement
  motion: Motion
  edits: MotionEdits
  readOnly: boolean
}

/** Stands over the motion of an instance, which is edited at its main element. */
export function InstanceNote({ canvas, toasts, element, motion, edits, readOnly }: InstanceNoteProps) {
  function goToMain() {
    const [main] = mainsOf(canvas, motion.id)
    if (main === undefined) toasts.warning(messages.mainElsewhere(motion.pages.join(', ')))
    else canvas.select([main], { scroll: true })
  }

  function remove() {
    const next = removeInstance(motion, edits.mark?.instance ?? '')
    edits.write(
      { id: motion.id, motion: next, marks: [{ node: element.id, attributes: {} }] },
      messages.steps.removeInstance,
    )
  }

  return (
    <div className={styles.note} role="note">
      <p className={styles.strong}>{messages.instance}</p>
      <p className={styles.muted}>{messages.instanceHint}</p>
      <div className={styles.row}>
        <Button variant="primary" onClick={goToMain}>
          {messages.editAsMain}
        </Button>
        {!readOnly && <Button onClick={remove}>{messages.removeInstance}</Button>}
      </div>
    </div>
  )
}
