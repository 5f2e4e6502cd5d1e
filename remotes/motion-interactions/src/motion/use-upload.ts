import { markers } from '@pergola/contracts'
import type { SelectedElement } from '@pergola/contracts'
import { cloneMotion, motionOf } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { newId } from '../new-id.ts'
import { messages } from './messages.ts'
import { nameOf } from './motion-of.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import { takeFile } from './take-file.ts'
import type { MotionEdits } from './use-motion.ts'

interface UploadContext extends MotionPanelProps {
  element: SelectedElement
  edits: MotionEdits
}

/** Takes a file for the selected element. The same id asks whether to overwrite; then everything else of it stays. */
export function useUpload({ canvas, toasts, dialogs, element, edits }: UploadContext) {
  const page = canvas.state.getState().document?.pageName ?? ''
  const motions = () => canvas.record.getState().project?.motions ?? {}
  const freeId = () => newId('mt', (id) => Object.hasOwn(motions(), id))

  async function choose(given: Motion): Promise<Motion | null> {
    const there = motionOf({ motions: motions() }, given.id)
    if (!there) return { ...cloneMotion(given, given.id, page), name: given.name || given.id }
    const answer = await dialogs.confirm({
      title: messages.sameIdTitle,
      message: messages.sameIdText(nameOf(there)),
      confirmLabel: messages.overwrite,
      alternativeLabel: messages.newId,
      danger: true,
    })
    if (answer === 'cancel') return null
    if (answer === 'alternative') return cloneMotion(given, freeId(), page)
    const { pages, instances, excludes, numberTimeOfUses } = there
    return { ...given, pages: [...new Set([...pages, page])], instances, excludes, numberTimeOfUses }
  }

  return async (file: File): Promise<void> => {
    const given = await takeFile(file)
    if (!given) return toasts.error(messages.notValid)
    const motion = await choose(given)
    if (!motion || !canvas.layer(element.id)) return
    const marks = [{ node: element.id, attributes: { [markers.motionId]: motion.id } }]
    edits.write({ id: motion.id, motion, marks }, messages.steps.upload)
  }
}
