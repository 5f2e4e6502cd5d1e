import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { motionsIn } from '../structure/own-motions.ts'
import { messages } from './messages.ts'

/** Whether one of these, or what stands in them, is the main element of a motion. */
export function haveMotion({ page }: CanvasCore, ids: readonly NodeId[]): boolean {
  return page !== null && motionsIn(page, ids).size > 0
}

/** Null when nothing shall be copied. */
export async function askToClone({ services }: CanvasCore): Promise<'clone' | 'none' | null> {
  const answer = await services.dialogs.confirm({
    title: messages.cloneMotion,
    message: messages.cloneMotionText,
    confirmLabel: messages.cloneIt,
    alternativeLabel: messages.cloneNot,
  })
  return answer === 'cancel' ? null : answer === 'confirm' ? 'clone' : 'none'
}

export async function askToRemove({ services }: CanvasCore): Promise<boolean> {
  const answer = await services.dialogs.confirm({
    title: messages.removeMoving,
    message: messages.removeMovingText,
    confirmLabel: messages.remove,
    danger: true,
  })
  return answer === 'confirm'
}
