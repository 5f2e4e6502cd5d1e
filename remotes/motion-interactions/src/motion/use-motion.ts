import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, SelectedElement, ToastsService } from '@pergola/contracts'
import { instanceTarget, mainTarget, motionMarkOf, readMotion } from '@pergola/site/motions'
import type { Motion, MotionMark, MotionTarget } from '@pergola/site/motions'
import type { StoredPages } from '../elsewhere.ts'
import { messages } from './messages.ts'
import { withoutMotionElsewhere } from './motion-elsewhere.ts'
import { membersOf } from './motion-of.ts'
import { writeMotion } from './write-motion.ts'
import type { MotionChange } from './write-motion.ts'

export interface MotionEdits {
  readonly mark: MotionMark | null
  readonly motion: Motion | null
  readonly target: MotionTarget | null
  /** One undo step. False when nothing was changed, which has been told by then. */
  edit(change: (motion: Motion) => Motion, label: string): boolean
  write(change: MotionChange, label: string): boolean
  /** Takes the motion out of the project and off its elements on every page. One undo step. */
  remove(): Promise<void>
}

interface MotionServices {
  readonly canvas: CanvasService
  readonly toasts: ToastsService
  readonly projects?: StoredPages | undefined
}

export function useMotion({ canvas, toasts, projects }: MotionServices, element: SelectedElement): MotionEdits {
  const mark = motionMarkOf(element.attributes)
  const id = mark?.id ?? null
  const stored = useStore(canvas.record, ({ project }) =>
    id !== null && project && Object.hasOwn(project.motions, id) ? project.motions[id] : null,
  )
  const motion = useMemo(() => readMotion(stored), [stored])

  function write(change: MotionChange, label: string): boolean {
    const refused = writeMotion(canvas, change, label)
    if (refused !== null) toasts.warning(refused)
    return refused === null
  }

  async function remove(): Promise<void> {
    if (!motion) return
    const elsewhere = await withoutMotionElsewhere(canvas, projects, motion.id)
    if (!elsewhere) return toasts.error(messages.notRead)
    canvas.motions?.kill(motion.id)
    const marks = membersOf(canvas, motion.id).map((node) => ({ node, attributes: {} }))
    write({ id: motion.id, motion: null, marks, elsewhere: elsewhere() }, messages.steps.remove)
  }

  return {
    mark,
    motion,
    target: mark && (mark.instance === null ? mainTarget(mark.id) : instanceTarget(mark.instance)),
    edit(change, label) {
      if (!motion) return false
      const next = change(motion)
      return next === motion || write({ id: motion.id, motion: next }, label)
    },
    write,
    remove,
  }
}
