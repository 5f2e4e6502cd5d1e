import { succeed } from '@pergola/contracts'
import type { AttributeEntry, CanvasService, NodeId, Outcome, SelectedElement } from '@pergola/contracts'
import { addAction, addInteraction, setParameter } from '@pergola/site/interactions'
import type { Interaction, InteractionFailure } from '@pergola/site/interactions'
import type { AttributeEdit } from '../group-of.ts'
import type { PresetInteraction } from './interaction-presets.ts'
import { messages } from './messages.ts'

type List = readonly Interaction[]

function placed(
  list: List,
  { event, actions }: PresetInteraction,
  newId: () => string,
): Outcome<List, InteractionFailure> {
  const known = list.find((one) => one.event === event)
  const begun = known ? succeed(list) : addInteraction(list, event, newId())
  if (!begun.ok) return begun
  let now: List = begun.value
  for (const [label, parameters] of actions) {
    const id = now.find((one) => one.event === event)?.id ?? ''
    const added = addAction(now, id, label)
    if (!added.ok) return added
    now = added.value
    const index = (now.find((one) => one.id === id)?.actions.length ?? 0) - 1
    for (const [key, value] of Object.entries(parameters)) now = setParameter(now, { id, index, key, value })
  }
  return succeed(now)
}

/** A list with these interactions; an event that is there already gets the actions. */
export function withPreset(
  list: List,
  added: readonly PresetInteraction[],
  newId: () => string,
): Outcome<List, InteractionFailure> {
  let now: Outcome<List, InteractionFailure> = succeed(list)
  for (const each of added) if (now.ok) now = placed(now.value, each, newId)
  return now
}

const valueOf = (attributes: readonly AttributeEntry[], name: string) =>
  attributes.find((each) => each.name === name)?.value.trim() ?? ''

function freeId(canvas: CanvasService, base: string): string {
  let id = base
  for (let number = 2; canvas.find(`[id="${id}"]`).length > 0; number += 1) id = `${base}-${number}`
  return id
}

interface AttributePreset {
  readonly canvas: CanvasService
  readonly element: SelectedElement
  readonly target: NodeId
  readonly label: string
}

/**
 * What tells assistive technology that an element shows and hides another one. What is toggled is hidden to begin with, as
 * the menu of a narrow screen is; the action says so from the first press on.
 */
export function controlAttributes({
  canvas,
  element,
  target,
}: Omit<AttributePreset, 'label'>): readonly AttributeEdit[] {
  const id = valueOf(canvas.attributesOf(target), 'id') || freeId(canvas, 'menu')
  return [
    { id: target, attributes: { id } },
    { id: element.id, attributes: { 'aria-controls': id, 'aria-expanded': 'false' } },
  ]
}

/** A button that opens what is chosen, by attributes. What is wrong comes back as a text for a person. */
export function openBy({ canvas, element, target, label }: AttributePreset): string | null {
  if (element.tag !== 'button') return messages.onlyButton
  const given = canvas.attributesOf(target)
  const isDialog = canvas.layer(target)?.tag === 'dialog'
  const id = valueOf(given, 'id') || freeId(canvas, isDialog ? 'dialog' : 'popover')
  const opener: Record<string, string> = isDialog ? { command: 'show-modal', commandfor: id } : { popovertarget: id }
  const done = canvas.editAttributes(
    [
      { id: target, attributes: isDialog ? { id } : { id, popover: valueOf(given, 'popover') } },
      { id: element.id, attributes: { type: 'button', ...opener } },
    ],
    label,
  )
  return done.ok ? null : messages.notAllowed
}

function isInside(canvas: CanvasService, id: NodeId, around: NodeId): boolean {
  const parent = canvas.layer(id)?.parent ?? null
  return parent !== null && (parent === around || isInside(canvas, parent, around))
}

/** A form that is sent by the script of its pattern, and thanks. */
export function thankBy({ canvas, element, target, label }: AttributePreset): string | null {
  if (element.tag !== 'form') return messages.onlyForm
  if (!isInside(canvas, target, element.id)) return messages.insideForm
  const names = new Set(valueOf(canvas.attributesOf(element.id), 'data-pattern').split(/\s+/).filter(Boolean))
  const done = canvas.editAttributes(
    [
      { id: element.id, attributes: { 'data-pattern': [...names.add('form')].join(' '), method: 'post' } },
      { id: target, attributes: { 'data-when': 'sent', hidden: '', role: 'status' } },
    ],
    label,
  )
  return done.ok ? null : messages.notAllowed
}
