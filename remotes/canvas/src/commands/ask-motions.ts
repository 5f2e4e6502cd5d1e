import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { haveInteractions } from '../structure/own-interactions.ts'
import { motionsIn } from '../structure/own-motions.ts'
import { messages } from './messages.ts'

/** What a copy of these would do: both are asked about at once. */
export function clonedWith(core: CanvasCore, ids: readonly NodeId[]): WhatIsCloned {
  const { page } = core
  return { motion: haveMotion(core, ids), interactions: page !== null && haveInteractions(page, ids) }
}

/** Whether one of these, or what stands in them, is the main element of a motion. */
export function haveMotion({ page }: CanvasCore, ids: readonly NodeId[]): boolean {
  return page !== null && motionsIn(page, ids).size > 0
}

interface WhatIsCloned {
  readonly motion: boolean
  readonly interactions: boolean
}

/** Asks where there is something to ask about. Null when nothing shall be copied. */
export async function askToClone(
  { services }: CanvasCore,
  { motion, interactions }: WhatIsCloned,
): Promise<'clone' | 'none' | null> {
  if (!motion && !interactions) return 'clone'
  const words = messages.clone[motion && interactions ? 'both' : motion ? 'motion' : 'interactions']
  const answer = await services.dialogs.confirm({
    title: words.title,
    message: words.text,
    confirmLabel: words.confirm,
    alternativeLabel: words.alternative,
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
