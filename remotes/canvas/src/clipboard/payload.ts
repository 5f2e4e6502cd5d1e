import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { bringMotions, copiedMotionsFrom, readCopiedMotions } from '@pergola/site/copied-motions'
import type { CopiedMotionMark, CopiedMotions } from '@pergola/site/copied-motions'
import { outputPath } from '@pergola/site/project'
import { withCurrentSymbols } from '@pergola/site/symbols'
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

/** What is of a symbol that the project has not is of none; nor is what is of another that is called the same. */
async function leaveSymbols(core: CanvasCore, page: OpenPage, root: ParentNode, taken: Taken): Promise<boolean> {
  const marked = [...root.querySelectorAll(`[${markers.symbolId}]`)]
  const strangers = await Promise.all(marked.map((element) => isStranger(core, page, element, taken)))
  for (const [at, element] of marked.entries()) if (strangers[at]) element.removeAttribute(markers.symbolId)
  return strangers.includes(true)
}

async function isStranger(
  { services }: CanvasCore,
  page: OpenPage,
  element: Element,
  { kept }: Taken,
): Promise<boolean> {
  const { symbols } = page.project()
  const id = element.getAttribute(markers.symbolId) ?? ''
  if (!Object.hasOwn(symbols, id)) return true
  const path = symbols[id]?.pathes?.content
  if (path === undefined || kept?.project === services.projects.state.getState().open?.id) return false
  const stored = page.site.text(path) === null ? await services.projects.readText(path) : null
  const content = page.site.text(path) ?? (stored?.ok ? stored.value : null)
  const html = element.outerHTML
  return content !== null && withCurrentSymbols(html, new Map([[id, content]]), outputPath(page.record)) !== html
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
  const hasStrangers = await leaveSymbols(core, page, template.content, taken)
  const isChanged = [hasStrangers, motions.isChanged, interactions.isChanged].some(Boolean)
  return {
    html: isChanged ? template.innerHTML : taken.html,
    motions: motions.records,
    interactions: interactions.records,
  }
}
