import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { groupMarkOf, groupMarkup, handlerName, isDerivedHandler, readGroup } from '../interactions/index.ts'
import type { Interaction } from '../interactions/index.ts'
import { scanHtml } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import { escapeAttribute } from './escape-attribute.ts'

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

function replacementsIn(html: string, element: ScannedElement, project: Project): Replacement[] {
  const mark = groupMarkOf(element.attributes)
  const after = mark ? readGroup(project, mark.id) : []
  if (!mark || after.length === 0 || !element.startTag) return []
  const before = [...after, ...leftOver(element, after)]
  const place = element.startTag.start + 1 + element.name.length
  return Object.entries(
    groupMarkup({ groupId: mark.id, instance: mark.instance, before, after }, element.attributes),
  ).flatMap(([name, value]) => {
    const attribute = element.attributes.find((each) => each.name === name)
    const text = value === null ? '' : ` ${name}="${escapeAttribute(value)}"`
    if (!attribute) return value === null ? [] : [{ start: place, end: place, text }]
    // Written by hand, or taken by the parser from elsewhere: it stays.
    const isOurs = name === 'v-view' || isDerivedHandler(attribute.value)
    if (!attribute.span || !isOurs) return []
    return [{ start: html.slice(0, attribute.span.start).trimEnd().length, end: attribute.span.end, text }]
  })
}

/**
 * The page with the handlers of its groups as the record has them. The editor writes them on the open page; an element
 * on another page, where the same group was pasted, gets them here.
 */
export function withGroupHandlers(html: string, kind: 'document' | 'fragment', project: Project): string {
  if (!html.includes(markers.interactionId)) return html
  const all = scanHtml(html, kind).flatMap((element) => replacementsIn(html, element, project))
  const parts: string[] = []
  let at = 0
  // One pass: a page of a thousand groups is written once, not once for each handler.
  for (const { start, end, text } of all.toSorted((left, right) => left.start - right.start)) {
    parts.push(html.slice(at, start), text)
    at = end
  }
  return parts.join('') + html.slice(at)
}
