import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { bringMotions, carriedFrom, readCarried } from '@pergola/site/carried-motions'
import type { CarriedMark, CarriedMotions } from '@pergola/site/carried-motions'
import type { CanvasCore } from '../service/canvas-core.ts'
import { carriedName } from './carried-mark.ts'
import { messages } from './messages.ts'

interface Carrying {
  /** What is put in. */
  readonly html: string
  /** As the clipboard has it, with what came along. */
  readonly source: string
  /** Motions that this window kept of it, which need no clipboard. */
  readonly own: Project['motions'] | null
}

interface Carried {
  readonly html: string
  readonly motions: Project['motions']
}

function read({ own, source }: Carrying): CarriedMotions {
  if (own) return carriedFrom(own)
  const given = new DOMParser().parseFromString(source, 'text/html')
  return readCarried(given.querySelector<HTMLMetaElement>(`meta[name="${carriedName}"]`)?.content ?? '')
}

function markOf(element: Element): CarriedMark {
  const instance = element.getAttribute(markers.motionInstanceId) ?? ''
  const name = instance === '' ? markers.motionId : markers.mainMotionId
  return { id: element.getAttribute(name) ?? '', instance }
}

function makeMain(element: Element): void {
  element.setAttribute(markers.motionId, markOf(element).id)
  element.removeAttribute(markers.mainMotionId)
  element.removeAttribute(markers.motionInstanceId)
}

/** The motions that come with what is pasted into a project that has none of them, and the markup that fits them. */
export function carry(core: CanvasCore, carrying: Carrying): Carried {
  const { page, services } = core
  const { html } = carrying
  if (!page) return { html, motions: {} }
  const template = document.implementation.createHTMLDocument('').createElement('template')
  template.innerHTML = html
  const elements = [...template.content.querySelectorAll(`[${markers.motionId}], [${markers.motionInstanceId}]`)]
  const carried = read(carrying)
  const { motions, mains } = bringMotions(page.project().motions, carried, elements.map(markOf), page.name)
  if (carried.hadCode && Object.keys(motions).length > 0) services.toasts.info(messages.callbacksLeft)
  if (mains.length === 0) return { html, motions }
  const alone = new Set(mains.map(({ instance }) => instance))
  for (const element of elements) if (alone.has(markOf(element).instance)) makeMain(element)
  return { html: template.innerHTML, motions }
}
