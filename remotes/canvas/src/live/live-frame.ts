import {
  combine,
  liveMessages,
  opaqueFrame,
  parseLiveAnswer,
  type Dispose,
  type LivePlaced,
  type LiveScroll,
  type LiveShow,
  type PreparedPage,
} from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { liveAttribute } from '../frame/helper-css.ts'
import { listen } from '../service/listen.ts'
import { failures } from './failure-messages.ts'
import type { LiveTarget } from './live-target.ts'
import { localNetworkRights } from './local-network-rights.ts'
import { regionOf, scopeIndex } from './region.ts'

export interface LiveFrame {
  /** How large what runs is; null while it is not there. */
  size(): RunningSize | null
  readonly dispose: Dispose
}

export type RunningSize = Pick<NonNullable<LivePlaced['place']>, 'width' | 'height'>

interface LiveFrameInput {
  readonly core: CanvasCore
  readonly host: HTMLElement
  readonly target: LiveTarget
  readonly page: PreparedPage
  readonly title: string
  /** The page has answered for the first time. */
  readonly onShown: () => void
  /** It says where it stands. */
  readonly onPlaced: () => void
}

/** The page has an origin of its own, and may use it. */
const sandbox = 'allow-scripts allow-forms allow-modals allow-same-origin'

function createElement({ page, title }: LiveFrameInput): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.title = title
  if (page.url === null) {
    // A document without an origin, which the service worker serves under a policy of its own and which writes itself.
    const write = () =>
      element.contentWindow?.postMessage({ kind: opaqueFrame.write, document: page.document ?? '' }, '*')
    element.addEventListener('load', write, { once: true })
    element.src = opaqueFrame.path
  } else {
    element.setAttribute('sandbox', sandbox)
    element.allow = localNetworkRights()
    element.src = page.url
  }
  element.style.visibility = 'hidden'
  return element
}

/** Lays the running page over the canvas, so that the running element covers the drawn one to the pixel. */
function layOver({ core, target }: LiveFrameInput, element: HTMLIFrameElement, { place }: LivePlaced): void {
  const { width, height, zoom } = core.store.getState()
  const { style } = element
  style.width = `${width}px`
  style.height = `${height}px`
  style.visibility = target === 'page' || place ? 'visible' : 'hidden'
  const drawn = target === 'page' ? null : regionOf(core, target)?.getBoundingClientRect()
  const shift = place && drawn ? { x: drawn.x - place.x, y: drawn.y - place.y } : { x: 0, y: 0 }
  style.transform = `translate(${shift.x * zoom}px, ${shift.y * zoom}px) scale(${zoom})`
  if (target === 'page' || !place) style.clipPath = ''
  else {
    const sides = [place.y, width - place.x - place.width, height - place.y - place.height, place.x]
    style.clipPath = `inset(${sides.map((side) => `${side}px`).join(' ')})`
  }
}

/** One scroll for two pages: who moves takes the other along. */
export function createLiveFrame(input: LiveFrameInput): LiveFrame {
  const { core, host, target, onShown, onPlaced } = input
  const element = createElement(input)
  const covered = target === 'page' ? null : regionOf(core, target)
  let placed: LivePlaced | null = null
  let isFailureTold = false

  const scrollOf = () => ({ x: core.frame?.window.scrollX ?? 0, y: core.frame?.window.scrollY ?? 0 })
  // The answer may come from a page that has moved on; what is said to it is a scroll and a number, no secret.
  const say = (message: LiveShow | LiveScroll) => element.contentWindow?.postMessage(message, '*')

  function show(): void {
    placed = null
    say({
      kind: liveMessages.show,
      scope: target === 'page' ? null : scopeIndex(core, target),
      scroll: scrollOf(),
    })
  }

  function tellFailure(reason: string): void {
    // Once for a run, however often the page asks again.
    if (isFailureTold) return
    isFailureTold = true
    core.services.toasts.error(failures.title, reason)
  }

  function hear(event: MessageEvent<unknown>): void {
    if (event.source !== element.contentWindow) return
    const answer = parseLiveAnswer(event.data)
    if (answer?.kind === liveMessages.ready) show()
    if (answer?.kind === liveMessages.failed) tellFailure(failures.reason(answer.status))
    if (answer?.kind === liveMessages.unfit) tellFailure(failures.unfit)
    if (answer?.kind === liveMessages.placed) stand(answer)
  }

  function stand(answer: LivePlaced): void {
    const isFirst = placed === null
    placed = answer
    const { x, y } = scrollOf()
    if (!isFirst && (Math.abs(x - placed.scroll.x) > 1 || Math.abs(y - placed.scroll.y) > 1))
      core.frame?.window.scrollTo({ left: placed.scroll.x, top: placed.scroll.y, behavior: 'instant' })
    layOver(input, element, placed)
    onPlaced()
    if (!isFirst) return
    covered?.setAttribute(liveAttribute, '')
    onShown()
  }

  function follow(): void {
    if (!placed) return
    const { x, y } = scrollOf()
    if (Math.abs(x - placed.scroll.x) > 1 || Math.abs(y - placed.scroll.y) > 1) say({ kind: liveMessages.scroll, x, y })
    layOver(input, element, placed)
  }

  const end = combine(
    listen(window, 'message', hear),
    core.moved.on(follow),
    core.store.subscribe(follow),
    () => element.remove(),
    () => covered?.removeAttribute(liveAttribute),
  )
  host.append(element)
  return { size: () => placed?.place ?? null, dispose: end }
}
