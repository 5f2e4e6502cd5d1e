import type { NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { parentElement } from '../service/describe-element.ts'
import { innerContainer, mayHold } from './container.ts'
import type { Where } from './place.ts'
import { isSpace } from './white-space.ts'

/**
 * A section is a part of the page: it stands behind the part that the selection is in, never in the middle of that. A
 * container with nothing in it that is no such part waits to be filled.
 */
export function* placesOfSection(core: CanvasCore, page: OpenPage): Generator<Where> {
  const selected = core.store.getState().selected?.id ?? null
  if (selected !== null && core.isContainer(selected) && isEmpty(page, selected)) {
    const inside = { target: selected, position: 'inside' } as const
    if (isBetweenParts(page, inside)) yield inside
  }
  for (let at = selected; at !== null; at = parentElement(page, at)) {
    const parent = parentElement(page, at)
    const isPart = page.node(at)?.name !== 'main' && isOutermost(page, parent)
    if (isPart) yield { target: at, position: 'after' }
  }
  yield* defaultPlaces(core, page)
}

/** Whether a part of the page stands there beside the others, and not in one of them. */
export function isBetweenParts(page: OpenPage, { target, position }: Where): boolean {
  let at = position === 'inside' ? target : parentElement(page, target)
  while (at !== null && !/^(?:section|header|footer|nav|article|aside)$/.test(page.node(at)?.name ?? ''))
    at = parentElement(page, at)
  return at === null
}

function isEmpty(page: OpenPage, id: NodeId): boolean {
  return page.node(id)?.children.every((child) => isSpace(page.node(child))) === true
}

function isOutermost(page: OpenPage, parent: NodeId | null): boolean {
  return parent !== null && (parent === page.tree.body() || page.node(parent)?.name === 'main')
}

/** Into the selection when it is a container, else after it or the nearest around it, else at the end of the page. */
export function* defaultPlaces(core: CanvasCore, page: OpenPage): Generator<Where> {
  const selected = core.store.getState().selected?.id ?? null
  const body = page.tree.body()
  if (selected !== null && page.node(selected) !== undefined) {
    const isOpen = mayHold(page.node(selected))
    if (core.isContainer(selected)) yield { target: innerContainer(page, selected), position: 'inside' }
    for (let at: NodeId | null = selected; at !== null && at !== body; at = parentElement(page, at)) {
      yield { target: at, position: 'after' }
      // A cell, or an item of a list, that is a text by now: nothing but its like stands beside it.
      if (isOpen && at === selected) yield { target: at, position: 'inside' }
    }
  }
  yield { target: body, position: 'inside' }
}
