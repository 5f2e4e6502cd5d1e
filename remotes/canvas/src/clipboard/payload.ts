import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { bringMotions, copiedMotionsFrom, readCopiedMotions } from '@pergola/site/copied-motions'
import type { CopiedMotionMark, CopiedMotions } from '@pergola/site/copied-motions'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { payloadInteractions } from './payload-interactions.ts'
import { payloadNames, contentOf } from './payload-mark.ts'
import { messages } from './messages.ts'
import type { Payload, Taken } from './taken.ts'

function readMotions({ kept, source }: Taken): CopiedMotions {
  return kept ? copiedMotionsFrom(kept.motions) : readCopiedMotions(contentOf(source, payloadNames.motions))
}

function markOf(element: Element): CopiedMotionMark {
  const instance = element.getAttribute(markers.motionInstanceId) ?? ''
  const name = instance === '' ? markers.motionId : markers.mainMotionId
  return { id: element.getAttribute(name) ?? '', instance }
}

function makeMain(element: Element): void {
  element.setAttribute(markers.motionId, markOf(element).id)
  element.removeAttribute(markers.mainMotionId)
  element.removeAttribute(markers.motionInstanceId)
}

interface Marked<Records> {
  readonly records: Records
  /** Whether the markup was made to fit them. */
  readonly isChanged: boolean
}

function carryMotions(core: CanvasCore, page: OpenPage, root: ParentNode, taken: Taken): Marked<Project['motions']> {
  const elements = [...root.querySelectorAll(`[${markers.motionId}], [${markers.motionInstanceId}]`)]
  const payload = readMotions(taken)
  const { motions, mains } = bringMotions(page.project().motions, payload, elements.map(markOf), page.name)
  if (payload.hadCode && Object.keys(motions).length > 0) core.services.toasts.info(messages.callbacksLeft)
  const alone = new Set(mains.map(({ instance }) => instance))
  for (const element of elements) if (alone.has(markOf(element).instance)) makeMain(element)
  return { records: motions, isChanged: mains.length > 0 }
}

/** What is of a symbol that the project has not is of none. */
function leaveSymbols(page: OpenPage, root: ParentNode): boolean {
  const { symbols } = page.project()
  const strangers = [...root.querySelectorAll(`[${markers.symbolId}]`)].filter(
    (element) => !Object.hasOwn(symbols, element.getAttribute(markers.symbolId) ?? ''),
  )
  for (const element of strangers) element.removeAttribute(markers.symbolId)
  return strangers.length > 0
}

/** The records that come with what is pasted into a project that has none of them, and the markup that fits them. */
export async function createPayload(core: CanvasCore, taken: Taken): Promise<Payload | null> {
  const { page } = core
  if (!page) return { html: taken.html }
  const template = document.implementation.createHTMLDocument('').createElement('template')
  template.innerHTML = taken.html
  const given = taken.kept?.interactions ?? contentOf(taken.source, payloadNames.interactions)
  const interactions = await payloadInteractions(core, page, template.content, { given, isOwn: taken.kept !== null })
  if (!interactions) return null
  const motions = carryMotions(core, page, template.content, taken)
  const isChanged = [leaveSymbols(page, template.content), motions.isChanged, interactions.isChanged].some(Boolean)
  return {
    html: isChanged ? template.innerHTML : taken.html,
    motions: motions.records,
    interactions: interactions.records,
  }
}
