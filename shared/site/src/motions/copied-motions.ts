import type { MotionJson, MotionValues, Project } from '@pergola/contracts'
import { addInstance, cloneMotion } from './motion-uses.ts'
import type { Motion } from './motion.ts'
import { isCallback, isValues } from './motion-values.ts'
import { readMotion } from './read-motion.ts'

export interface CopiedMotions {
  readonly motions: Readonly<Record<string, Motion>>
  /** Whether some had code, which stayed behind. */
  readonly hadCode: boolean
}

/** What no project writes as an id is none: it stands in markup and in selectors. */
const idForm = /^[A-Za-z][\w-]{0,63}$/

/** Larger ones are no motions. */
const largest = 1024 * 1024

function withoutCode(value: MotionJson): MotionJson {
  if (Array.isArray(value)) return value.map(withoutCode)
  if (!isValues(value)) return value
  const entries = Object.entries(value).filter(([name]) => !isCallback(name))
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutCode(each)]))
}

function parsed(text: string): unknown {
  try {
    return text.length > largest ? null : JSON.parse(text)
  } catch {
    // The clipboard holds what any page put there: what is no JSON carries nothing.
    return null
  }
}

function readAll(given: unknown): Record<string, Motion> {
  const stored = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []
  return Object.fromEntries(
    stored.flatMap(([id, one]: [string, unknown]) => {
      const motion = idForm.test(id) ? readMotion(one) : null
      return motion ? [[id, { ...motion, id }]] : []
    }),
  )
}

/** Motions as a project of this window has them. */
export function copiedMotionsFrom(motions: Project['motions']): CopiedMotions {
  return { motions: readAll(motions), hadCode: false }
}

/** Motions out of a text that may come from anywhere: code is left out, for nobody has seen it. */
export function readCopiedMotions(text: string): CopiedMotions {
  const given = readAll(parsed(text))
  const motions = withoutCode(given as unknown as MotionValues) as unknown as Record<string, Motion>
  return { motions, hadCode: JSON.stringify(motions) !== JSON.stringify(given) }
}

/** What an element says of its motion; an empty instance is the main element. */
export interface CopiedMotionMark {
  readonly id: string
  readonly instance: string
}

interface BroughtMotions {
  readonly motions: Readonly<Record<string, Motion>>
  /** Instances whose motion comes without its main element: each is the main element of it. */
  readonly mains: readonly CopiedMotionMark[]
}

/** The motions that elements bring and the project has not. They run where their main element is put, and nowhere yet. */
export function bringMotions(
  before: Project['motions'],
  { motions: copied }: CopiedMotions,
  marks: readonly CopiedMotionMark[],
  page: string,
): BroughtMotions {
  const added = new Map<string, Motion>()
  const mains: CopiedMotionMark[] = []
  // Main elements first, wherever they stand: their instances join them.
  for (const mark of marks.toSorted((one, other) => Number(one.instance !== '') - Number(other.instance !== ''))) {
    const { id, instance } = mark
    const motion = Object.hasOwn(copied, id) && !Object.hasOwn(before, id) ? copied[id] : undefined
    const there = added.get(id)
    if (there && instance !== '') added.set(id, addInstance(there, instance, page))
    if (!motion || there) continue
    added.set(id, { ...cloneMotion(motion, id, page), name: motion.name || id, pages: [] })
    if (instance !== '') mains.push(mark)
  }
  return { motions: Object.fromEntries(added), mains }
}
