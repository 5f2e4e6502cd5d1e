import type { AttributeEntry, Project } from '@pergola/contracts'
import { parsed } from './group-edits.ts'
import { readList } from './group-file.ts'
import { groupMarkOf } from './group-mark.ts'
import type { GroupMark } from './group-mark.ts'
import { groupMarkup } from './group-markup.ts'
import type { Interaction } from './interaction.ts'
import { readGroup } from './read-group.ts'

type List = readonly Interaction[]
type Groups = Readonly<Record<string, List>>
type Attributes = readonly Pick<AttributeEntry, 'name' | 'value'>[]

/** What no project writes as an id is none: it stands in markup and in selectors. */
const idForm = /^[A-Za-z][\w-]{0,99}$/

/** Larger ones are no interactions. */
const largest = 1024 * 1024

function readGroups(given: unknown): Groups {
  const stored = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : []
  return Object.fromEntries(
    stored.flatMap(([id, one]: [string, unknown]) => {
      const list = idForm.test(id) && Array.isArray(one) ? readList(one) : []
      return list.length > 0 ? [[id, list]] : []
    }),
  )
}

/** Groups of another project: of their actions those that every project has, with values and no code. */
export function readCopiedGroups(given: string | Project['interactions']): Groups {
  if (typeof given !== 'string') return readGroups(given)
  return given.length > largest ? {} : readGroups(parsed(given))
}

interface BroughtGroups {
  /** New to the project, under ids of their own. */
  readonly groups: Groups
  /** What each element gets in place of what it came with. */
  readonly edits: readonly Readonly<Record<string, string | null>>[]
}

interface Bringing {
  readonly before: Project['interactions']
  readonly copied: Groups
  readonly freshId: (prefix: string) => string
}

const isSame = (one: List, other: List) => JSON.stringify(one) === JSON.stringify(other)

const isHandled = (attributes: Attributes) => attributes.some(({ name, value }) => /^(?:v-on:|@)/.test(name) && value)

/**
 * The groups that elements bring and the project has not, and the handlers of every element that has a group then. A mark
 * that leads to nothing goes.
 */
export function bringGroups({ before, copied, freshId }: Bringing, elements: readonly Attributes[]): BroughtGroups {
  const known = (id: string): List => readGroup({ interactions: before }, id)
  const added = new Map<string, { readonly id: string; readonly list: List }>()
  function fresh(prefix: string): string {
    const id = freshId(prefix)
    return Object.hasOwn(before, id) ? fresh(prefix) : id
  }
  const mains = new Set(elements.map(groupMarkOf).flatMap((mark) => (mark && mark.instance === null ? [mark.id] : [])))
  function broughtOf({ id, instance }: GroupMark) {
    const list = Object.hasOwn(copied, id) ? copied[id] : undefined
    if (!list || isSame(list, readList(known(id)))) return null
    // An instance that comes without its main element is one itself.
    const key = mains.has(id) ? id : `${id} ${instance}`
    const brought = added.get(key) ?? { id: fresh('iN'), list }
    added.set(key, brought)
    return { ...brought, instance: mains.has(id) && instance !== null ? fresh('iI') : null }
  }
  const edits = elements.map((attributes) => {
    const mark = groupMarkOf(attributes)
    if (!mark) return {}
    const brought = broughtOf(mark)
    const list = brought?.list ?? known(mark.id)
    if (list.length === 0) {
      return isHandled(attributes) ? {} : groupMarkup({ groupId: mark.id, before: [], after: [] }, attributes)
    }
    const { id: groupId, instance } = brought ?? mark
    return groupMarkup({ groupId, instance, before: list, after: list }, attributes)
  })
  return { groups: Object.fromEntries([...added.values()].map(({ id, list }) => [id, list])), edits }
}
