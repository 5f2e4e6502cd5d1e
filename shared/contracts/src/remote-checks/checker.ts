type Fields = Readonly<Record<string, unknown>>

/** Collects what is refused, each with its place and what it must be. */
export interface Checker {
  readonly refused: readonly string[]
  refuse(place: string, problem: string): undefined
  /** Own entries of an object; none of what is no object or holds too many. */
  entries(field: string, value: unknown, most: number): readonly (readonly [string, unknown])[]
  /** What `read` makes of the objects of a list, without those that it refuses. */
  items<Item>(field: string, value: unknown, most: number, read: (item: Fields) => Item | undefined): readonly Item[]
  /** Whether it is a text that is not empty and not too long. */
  text(place: string, field: string, value: unknown, most: number): value is string
  icon(place: string, value: unknown, field?: string): value is string
  /** Whether the name comes for the first time. */
  once(kind: string, name: string): boolean
}

/** More than a person reads is not collected. */
const mostRefusals = 50

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function createChecker(pathData: RegExp, longestIcon: number): Checker {
  const refused: string[] = []
  const seen = new Set<string>()

  function refuse(place: string, problem: string): undefined {
    if (refused.length < mostRefusals) refused.push(`${place.slice(0, 120)}: ${problem}`)
    return undefined
  }

  function isWithin(field: string, count: number, most: number): boolean {
    if (count <= most) return true
    refuse(field, `it must not have more than ${most} entries; it has ${count}`)
    return false
  }

  function text(place: string, field: string, value: unknown, most: number): value is string {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return true
    refuse(place, `${field} must be a text of 1 to ${most} letters`)
    return false
  }

  return {
    refused,
    refuse,
    text,
    entries(field, value, most) {
      if (value === undefined) return []
      if (isFields(value)) return isWithin(field, Object.keys(value).length, most) ? Object.entries(value) : []
      refuse(field, 'it must be an object')
      return []
    },
    items(field, value, most, read) {
      if (value === undefined) return []
      if (!Array.isArray(value)) {
        refuse(field, 'it must be a list')
        return []
      }
      if (!isWithin(field, value.length, most)) return []
      return value.flatMap((item: unknown) => {
        const kept = isFields(item) ? read(item) : refuse(field, 'each entry must be an object')
        return kept === undefined ? [] : [kept]
      })
    },
    icon(place, value, field = 'icon'): value is string {
      if (typeof value === 'string' && value.length <= longestIcon && pathData.test(value)) return true
      refuse(place, `${field} must be the path data of an icon of 24 × 24, such as "M4 6h16"`)
      return false
    },
    once(kind, name) {
      if (seen.has(`${kind} ${name}`)) {
        refuse(`${kind} "${name}"`, 'it comes twice')
        return false
      }
      seen.add(`${kind} ${name}`)
      return true
    },
  }
}
