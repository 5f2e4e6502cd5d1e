import { freeId } from '../ids/references.ts'

/** An id in an instance, and the name of the element that has it. */
export interface IdIn {
  readonly id: string
  readonly element: string
}

const numbers = /(?:-[1-9]\d*)+$/
const stem = (id: string) => id.replace(/-[1-9]\d*$/, '')
const root = (id: string) => id.replace(numbers, '')
const isNumbered = (id: string, of: string) => id.startsWith(`${of}-`) && root(id.slice(of.length)) === ''

/** Whether one is the other with a number behind it: `mail` and `mail-2`. */
export function isOneNumbered(one: string, other: string): boolean {
  return isNumbered(one, other) || isNumbered(other, one)
}

/** From the surest sign that two ids are one in two instances to the weakest. */
const signs: readonly ((one: IdIn, other: IdIn) => boolean)[] = [
  (one, other) => one.id === other.id,
  (one, other) => isOneNumbered(one.id, other.id),
  (one, other) => stem(one.id) === stem(other.id),
  (one, other) => root(one.id) === root(other.id),
  // An id that a person gave to one instance alone.
  (one, other) => one.element === other.element,
]

/**
 * What each id of one instance is called in another: ids are each instance's own, so what the other has stays. An id it has
 * not yet is the same there, or the next that is free.
 */
export function matchIds(
  from: readonly IdIn[],
  to: readonly IdIn[],
  isTaken: (id: string) => boolean,
): Map<string, string> {
  const matched = new Map<string, string>()
  let left = to
  for (const isOne of signs) {
    for (const one of from) {
      if (left.length === 0) break
      if (matched.has(one.id)) continue
      const other = left.find((each) => isOne(one, each))
      if (!other) continue
      matched.set(one.id, other.id)
      left = left.filter(({ id }) => id !== other.id)
    }
  }
  const given = new Set(matched.values())
  for (const { id } of from) {
    if (matched.has(id)) continue
    const isUsed = (each: string) => isTaken(each) || given.has(each)
    const next = isUsed(id) ? freeId(id, isUsed) : id
    given.add(next)
    matched.set(id, next)
  }
  return matched
}
