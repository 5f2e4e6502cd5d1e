import { markers } from '@pergola/contracts'
import type { AttributeEntry, NodeId, Project } from '@pergola/contracts'
import { withSelf } from '../interactions/with-self.ts'
import { addInstance, cloneMotion } from './motion-uses.ts'
import type { Motion } from './motion.ts'
import { partOf } from './text-parts.ts'

export interface MarkedCopy {
  readonly node: NodeId
  readonly attributes: readonly Pick<AttributeEntry, 'name' | 'value'>[]
}

interface CopyMark {
  readonly node: NodeId
  readonly attributes: Readonly<Record<string, string | null>>
}

interface CopiedMotions {
  readonly motions: Project['motions']
  /** Marks that the copies get in place of those they came with. */
  readonly marks: readonly CopyMark[]
}

interface CopyPlace {
  readonly page: string
  /** A new id with this prefix each time. */
  readonly freshId: (prefix: string) => string
}

type Stored = Readonly<Record<string, unknown>>

const isStored = (given: unknown): given is Stored =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** As far as copying asks: what else the record holds is carried over as it is. */
function storedMotion(motions: Project['motions'], id: string): Motion | null {
  const stored = Object.hasOwn(motions, id) ? motions[id] : null
  if (!isStored(stored) || !Array.isArray(stored['animations'])) return null
  const { instances, numberTimeOfUses: uses } = stored
  const known = {
    instances: isStored(instances) ? instances : {},
    numberTimeOfUses: typeof uses === 'number' ? uses : 0,
  }
  return { ...stored, ...known } as unknown as Motion
}

/** Whether it moves the element that has it, or what stands in it. Another of a motion of others would move those twice. */
function movesItself(motion: Motion): boolean {
  const texts = typeof motion.splitTextSelector === 'string' ? motion.splitTextSelector.trim() : ''
  return motion.animations.some((each: unknown) => {
    const given = isStored(each) && typeof each['selector'] === 'string' ? each['selector'].trim() : ''
    const selector = partOf(motion, given) ? texts : given
    return selector === '' || withSelf(selector, '') !== selector
  })
}

/**
 * Copies of elements move by themselves: that of a main element by a motion of its own, that of an instance as one more
 * instance. A mark without a motion stays as it is.
 */
export function copyMotions(
  motions: Project['motions'],
  copies: readonly MarkedCopy[],
  place: CopyPlace,
): CopiedMotions {
  const next = { ...motions }
  function fresh(prefix: string, taken: object): string {
    const id = place.freshId(prefix)
    return Object.hasOwn(taken, id) ? fresh(prefix, taken) : id
  }
  const marks = copies.flatMap(({ node, attributes }): CopyMark[] => {
    const valueOf = (name: string) => attributes.find((entry) => entry.name === name)?.value ?? ''
    const isInstance = valueOf(markers.motionInstanceId) !== ''
    const motion = storedMotion(next, (isInstance && valueOf(markers.mainMotionId)) || valueOf(markers.motionId))
    if (!motion) return []
    if (isInstance) {
      const id = fresh('mi', motion.instances)
      next[motion.id] = addInstance(motion, id, place.page)
      return [{ node, attributes: { [markers.motionInstanceId]: id } }]
    }
    if (!movesItself(motion)) return [{ node, attributes: { [markers.motionId]: null } }]
    const id = fresh('mt', next)
    next[id] = cloneMotion(motion, id, place.page)
    return [{ node, attributes: { [markers.motionId]: id } }]
  })
  return { motions: next, marks }
}
