import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { haveInteractions } from '../structure/own-interactions.ts'
import { motionsIn } from '../structure/own-motions.ts'

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
export async function askToClone({ services }: CanvasCore, cloned: WhatIsCloned): Promise<'clone' | 'none' | null> {
  if (!cloned.motion && !cloned.interactions) return 'clone'
  return (await import('./motion-questions.ts')).askToClone(services.dialogs, cloned)
}

export async function askToRemove({ services }: CanvasCore): Promise<boolean> {
  return (await import('./motion-questions.ts')).askToRemove(services.dialogs)
}
