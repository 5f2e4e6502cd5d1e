import type { Motion } from '@pergola/site/motions'
import { messages } from './messages.ts'
import { membersOf, nameOf } from './motion-of.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import type { MotionEdits } from './use-motion.ts'

interface Deletion extends Pick<MotionPanelProps, 'canvas' | 'dialogs'> {
  readonly motion: Motion
  readonly edits: MotionEdits
}

/** Names the pages on which it stops, and what else loses it, before it is deleted. `ifElsewhere`: nobody is asked when there are none. */
export async function deleteMotion(
  { canvas, dialogs, motion, edits }: Deletion,
  ask: 'always' | 'ifElsewhere',
): Promise<void> {
  const elsewhere = await edits.elsewhere()
  if (!elsewhere) return
  if (ask === 'ifElsewhere' && elsewhere.pages.length + elsewhere.kept.length === 0) return edits.remove()
  const answer = await dialogs.confirm({
    title: messages.deleteTitle,
    message: messages.deleteText(nameOf(motion), membersOf(canvas, motion.id).length, elsewhere),
    confirmLabel: messages.deleteConfirm,
    danger: true,
  })
  if (answer === 'confirm') await edits.remove()
}
