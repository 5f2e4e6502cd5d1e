import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, SelectedElement, ToastsService } from '@pergola/contracts'
import { instanceTarget, mainTarget, readMotion } from '@pergola/site/motions'
import type { Motion, MotionTarget } from '@pergola/site/motions'
import { markOf } from './motion-of.ts'
import type { MotionMark } from './motion-of.ts'
import { writeMotion } from './write-motion.ts'
import type { MotionChange } from './write-motion.ts'

export interface MotionEdits {
  readonly mark: MotionMark | null
  readonly motion: Motion | null
  readonly target: MotionTarget | null
  /** One undo step. False when nothing was changed, which has been told by then. */
  edit(change: (motion: Motion) => Motion, label: string): boolean
  write(change: MotionChange, label: string): boolean
}

export function useMotion(canvas: CanvasService, toasts: ToastsService, element: SelectedElement): MotionEdits {
  const mark = markOf(element.attributes)
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
  }
}
