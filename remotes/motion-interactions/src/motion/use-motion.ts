import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, SelectedElement, ToastsService } from '@pergola/contracts'
import { instanceTarget, mainTarget, motionMarkOf, readMotion } from '@pergola/site/motions'
import type { Motion, MotionMark, MotionTarget } from '@pergola/site/motions'
import type { Elsewhere, StoredPages } from '../elsewhere.ts'
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
  /** What deleting the motion changes beside the open page. Null when that cannot be read, which has been told by then. */
  elsewhere(): Promise<Elsewhere | null>
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
  // What was written here is a motion already: with many animations, to read it anew takes longer than all else of an edit.
  const [known] = useState(() => new WeakSet<object>())
  const motion = useMemo(() => (known.has(Object(stored)) ? (stored as Motion) : readMotion(stored)), [known, stored])

  function write(change: MotionChange, label: string): boolean {
    if (change.motion) known.add(change.motion)
    const refused = writeMotion(canvas, change, label)
    if (refused !== null) toasts.warning(refused)
    return refused === null
  }

  async function elsewhere(): Promise<Elsewhere | null> {
    if (id === null) return null
    const read = await withoutMotionElsewhere(canvas, projects, id)
    if (!read) toasts.error(messages.notRead)
    return read
  }

  async function remove(): Promise<void> {
    const others = motion && (await elsewhere())
    if (!motion || !others) return
    canvas.motions?.kill(motion.id)
    const marks = membersOf(canvas, motion.id).map((node) => ({ node, attributes: {} }))
    write({ id: motion.id, motion: null, marks, elsewhere: others }, messages.steps.remove)
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
    elsewhere,
    remove,
  }
}
