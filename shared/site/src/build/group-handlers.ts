import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import {
  groupMarkOf,
  groupMarkers,
  groupMarkup,
  handlerName,
  isDerivedHandler,
  readGroup,
} from '../interactions/index.ts'
import type { GroupChange, GroupMark, Interaction } from '../interactions/index.ts'
import { scanPage } from '../project/index.ts'
import type { ScanKind, ScannedElement } from '../project/index.ts'
import { escapeAttribute } from '../html/escape-all.ts'

interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What this package wrote for an event that the group has no more. */
function leftOver(element: ScannedElement, list: readonly Interaction[]): Interaction[] {
  const known = new Set(list.map(({ event }) => handlerName(event)))
  return element.attributes.flatMap(({ name, value }) => {
    const event = name.startsWith('v-on:') && !name.includes('.') ? name.slice('v-on:'.length) : ''
    if (event === '' || value === '' || known.has(name) || !isDerivedHandler(value)) return []
    return [{ id: event, name: event, event, actions: [] }]
  })
}

interface Lists {
  readonly before: readonly Interaction[]
  readonly after: readonly Interaction[]
}

/** What the lists of an element's group change in its tag. */
function replacementsIn(
  html: string,
  element: ScannedElement,
  listsOf: (mark: GroupMark) => Lists | null,
): Replacement[] {
  const mark = groupMarkOf(element.attributes)
  const lists = mark && listsOf(mark)
  if (!mark || !lists || !element.startTag) return []
  const place = Math.max(
    element.startTag.start + 1 + element.name.length,
    ...element.attributes.map(({ span }) => span?.end ?? 0),
  )
  const edits = groupMarkup({ groupId: mark.id, instance: mark.instance, ...lists }, element.attributes)
  return Object.entries(edits).flatMap(([name, value]) => {
    const attribute = element.attributes.find((each) => each.name === name)
    const text = value === null ? '' : ` ${name}="${escapeAttribute(value)}"`
    if (!attribute) return value === null ? [] : [{ start: place, end: place, text }]
    // Written by hand, or taken by the parser from elsewhere: it stays.
    const isOurs = name === 'v-view' || isMark(name) || isDerivedHandler(attribute.value)
    if (!attribute.span || !isOurs) return []
    return [{ start: html.slice(0, attribute.span.start).trimEnd().length, end: attribute.span.end, text }]
  })
}

const isMark = (name: string) => Object.hasOwn(groupMarkers(null), name)

function replaced(html: string, all: readonly Replacement[]): string {
  const parts: string[] = []
  let at = 0
  // One pass: a page of a thousand groups is written once, not once for each handler.
  for (const { start, end, text } of all.toSorted((left, right) => left.start - right.start)) {
    parts.push(html.slice(at, start), text)
    at = end
  }
  return parts.join('') + html.slice(at)
}

/**
 * The page with the handlers of its groups as the record has them. The editor writes them on the open page; an element
 * on another page, where the same group was pasted, gets them here.
 */
export function withGroupHandlers(html: string, kind: ScanKind, project: Project): string {
  if (!html.includes(markers.interactionId)) return html
  const all = scanPage(html, kind).flatMap((element) =>
    replacementsIn(html, element, ({ id }) => {
      const after = readGroup(project, id)
      return after.length > 0 ? { after, before: [...after, ...leftOver(element, after)] } : null
    }),
  )
  return replaced(html, all)
}

/** The page after a change of one group: with an empty list, its elements are of no group. Every other byte stays. */
export function withGroupChange(
  html: string,
  kind: ScanKind,
  { groupId, before, after }: Pick<GroupChange, 'groupId' | 'before' | 'after'>,
): string {
  if (!html.includes(groupId)) return html
  const listsOf = ({ id }: GroupMark) => (id === groupId ? { before, after } : null)
  return replaced(
    html,
    scanPage(html, kind).flatMap((element) => replacementsIn(html, element, listsOf)),
  )
}
