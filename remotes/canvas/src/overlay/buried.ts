import type { Dispose, NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Box } from '../viewport/viewport.ts'
import { barHeight, type BarPlace, type BarSide } from './bar-place.ts'
import { scaled } from './frame-rect.ts'

/** Pixels between two looks at what lies below. */
const step = 16
/** Pixels of an element that nobody finds with the pointer. */
const hardlySeen = 6
/** Milliseconds without an edit after which the page is asked again; more where to ask it takes long. */
const restAfter = 150
const longRest = 600
/** Milliseconds that asking may take in front of a picture. */
const mostBeforePicture = 8

function isWithin(inner: Box, outer: Box): boolean {
  const across =
    inner.left >= outer.left - hardlySeen && inner.left + inner.width <= outer.left + outer.width + hardlySeen
  return (
    across && inner.top >= outer.top - hardlySeen && inner.top + inner.height <= outer.top + outer.height + hardlySeen
  )
}

/** Of a row as wide as the page a short text is all that a person points at. */
function isTextWithin(element: Element, bar: Box, zoom: number): boolean {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue!))
  const [first] = texts
  if (!first) return false
  const range = element.ownerDocument.createRange()
  range.setStartBefore(first)
  range.setEndAfter(texts.at(-1)!)
  return isWithin(scaled(range.getBoundingClientRect(), zoom), bar)
}

/** Whether another element than the selected one, or all the text of one, would lie below the bar. */
function buriesElement(frame: PageFrame, selected: NodeId, bar: Box, zoom: number): boolean {
  const own = frame.projection.elementOf(selected)
  const y = (bar.top + bar.height / 2) / zoom
  const seen = new Set<Element>()
  for (let x = bar.left + step / 2; x < bar.left + bar.width; x += step) {
    const found = frame.document.elementFromPoint(x / zoom, y)
    if (!found || seen.has(found) || !own) continue
    seen.add(found)
    const box = scaled(found.getBoundingClientRect(), zoom)
    // With nothing inside it is found again as far as it goes.
    if (!found.firstElementChild) x = Math.max(x, box.left + box.width - step)
    if (found.contains(own) || own.contains(found)) continue
    if (isWithin(box, bar) || isTextWithin(found, bar, zoom)) return true
  }
  return false
}

interface Answer {
  /** Of which place, and of which state of the page. */
  readonly asked: string
  readonly buries: boolean
}

export interface Buried {
  /** Whether the bar would lie on something there. With `mayAsk` false, and behind an edit, as it was when last asked. */
  at(place: BarPlace, width: number, mayAsk: boolean): boolean
  dispose: Dispose
}

/**
 * To ask what lies at a point makes the browser work out all of a picture but the painting, which an edit makes it do
 * once more for the picture itself. So behind an edit the bar stays on its side of the element until the page rests. Where
 * thousands of elements lie in one layer each point takes milliseconds: there a new selection waits for a rest as well, and
 * the rest is longer, so that no key pressed after another waits for the answer.
 */
export function createBuried(core: CanvasCore, refresh: () => void): Buried {
  const known = new Map<BarSide, Answer>()
  let knownFor: NodeId | null = null
  let rested = -1
  let restedFor: NodeId | null = null
  let took = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask(frame: PageFrame, selected: NodeId, place: BarPlace, width: number): boolean {
    const { left, top, side } = place
    const { zoom, revision } = core.store.getState()
    const asked = [left, top, width, zoom, revision].join()
    const before = known.get(side)
    if (before?.asked === asked) return before.buries
    const begun = performance.now()
    const buries = buriesElement(frame, selected, { left, top, width, height: barHeight }, zoom)
    took = performance.now() - begun
    known.set(side, { asked, buries })
    return buries
  }

  function askAtRest(): void {
    clearTimeout(timer)
    const isLong = took > mostBeforePicture
    timer = setTimeout(
      () => {
        const { revision, selected } = core.store.getState()
        rested = revision
        restedFor = selected?.id ?? null
        refresh()
      },
      isLong ? longRest : restAfter,
    )
  }

  return {
    at(place, width, mayAsk) {
      const { selected, revision } = core.store.getState()
      const { frame } = core
      if (!frame || !selected) return false
      if (selected.id !== knownFor) known.clear()
      knownFor = selected.id
      if (rested === -1) rested = revision
      const isAtRest = rested === revision && (took <= mostBeforePicture || restedFor === selected.id)
      if (mayAsk && isAtRest) return ask(frame, selected.id, place, width)
      if (mayAsk) askAtRest()
      return known.get(place.side)?.buries ?? false
    },
    dispose: () => clearTimeout(timer),
  }
}
