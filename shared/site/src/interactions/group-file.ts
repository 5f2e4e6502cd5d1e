import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { parsed, placeInteraction } from './group-edits.ts'
import type { InteractionFailure } from './group-edits.ts'
import type { Interaction } from './interaction.ts'
import { readInteraction } from './read-group.ts'

type List = readonly Interaction[]

/** What can be the id of a group wherever it is written. */
const groupForm = /^[A-Za-z][\w-]{0,99}$/

/** What `interactions-{id}.json` holds: the group as the record has it. */
export function groupFileText(groupId: string, list: List): string {
  return JSON.stringify({ [groupId]: list }, null, 2)
}

export interface GroupFile {
  /** Empty for a list without an id. */
  readonly groupId: string
  readonly list: List
}

/** Its own id as far as no other one of the list has it. */
function idIn(list: List, given: unknown): string {
  const own = readInteraction(given)?.id ?? ''
  const isFree = (id: string) => list.every((one) => one.id !== id)
  if (own !== '' && isFree(own)) return own
  return ['', ...list].map((_one, at) => `in${at}`).find(isFree) ?? ''
}

/** As far as a project can have them: what is no interaction of ours is left out. */
export function readList(stored: readonly unknown[]): List {
  return stored.reduce<List>((list, each) => {
    const placed = placeInteraction(list, each, idIn(list, each))
    return placed.ok ? placed.value : list
  }, [])
}

/** Checked as a whole, as what is pasted is. */
export function readGroupFile(text: string): Outcome<GroupFile, InteractionFailure> {
  const given = parsed(text)
  const [key, stored] = Array.isArray(given) ? ['', given] : (Object.entries(given ?? {})[0] ?? ['', null])
  if (!Array.isArray(stored) || stored.length === 0) return fail('invalid-interaction')
  let list: List = []
  for (const each of stored) {
    const placed = placeInteraction(list, each, idIn(list, each))
    if (!placed.ok) return placed
    list = placed.value
  }
  return succeed({ groupId: groupForm.test(key) ? key : '', list })
}
