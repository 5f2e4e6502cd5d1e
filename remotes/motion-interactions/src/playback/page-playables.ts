import type { CanvasService, PlayableMotion } from '@pergola/contracts'
import { instanceTarget, mainTarget, playableMotion, readMotion } from '@pergola/site/motions'

type Page = Pick<CanvasService, 'find' | 'record' | 'state'>

export interface NamedPlayable {
  readonly name: string
  readonly motion: PlayableMotion
}

/** Motions of the open page: of the elements that have one, and of those that are instances of one. */
export function pagePlayables({ find, record, state }: Page): NamedPlayable[] {
  const { project } = record.getState()
  const page = state.getState().document?.pageName ?? ''
  return Object.values(project?.motions ?? {}).flatMap((stored) => {
    const motion = readMotion(stored)
    if (!motion || motion.animations.length === 0) return []
    const mains = motion.excludes.includes(page) ? [] : [mainTarget(motion.id)]
    const targets = [...mains, ...Object.values(motion.instances).map(({ id }) => instanceTarget(id))]
    return targets
      .filter(({ selector }) => find(selector).length > 0)
      .map((target) => ({ name: motion.name, motion: playableMotion(motion, target) }))
  })
}
