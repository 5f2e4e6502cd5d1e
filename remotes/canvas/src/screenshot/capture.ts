import { limits } from '@pergola/contracts'
import type { Drawing } from './drawing.ts'
import { withDrawing } from './drawing-frame.ts'
import { messages } from './messages.ts'

/** Draws an element as a canvas. Engines are tried in turn: they fail on different pages. */
type Engine = (drawing: Drawing, element: HTMLElement, height: number) => Promise<HTMLCanvasElement>

// Nothing is kept from one picture to the next: the build takes away what would tell it of changes (`quietSnapdom`).
const anew = { invalidate: true }

const withSnapdom: Engine = ({ snapdom }, element, height) => {
  const top = element.getBoundingClientRect().top
  // What starts below the picture is not even looked at: on a page of ten thousand elements that is nearly all of it.
  const filter = (inside: Element) => inside.getBoundingClientRect().top - top < height
  return snapdom(element, { scale: 1, fast: true, filter, filterMode: 'remove', ...anew })
}

const withHtml2canvas: Engine = ({ html2canvas }, element, height) => {
  const { clientWidth } = element.ownerDocument.documentElement
  return html2canvas(element, { height, width: clientWidth, scale: 1, logging: false, useCORS: true })
}

/** What stands behind the content: the root's colour or else the body's, which browsers spread over the whole window. */
export function paperOf({ documentElement, body, defaultView }: Document): string {
  const colours = [documentElement, body].map((element) => defaultView?.getComputedStyle(element).backgroundColor ?? '')
  return colours.find((colour) => !/^$|^transparent$|^rgba\(.*, 0\)$/.test(colour)) ?? '#fff'
}

interface Picture {
  readonly source: HTMLCanvasElement
  readonly width: number
  readonly height: number
  readonly paper: string
}

/** A page shorter than the window still fills the picture. */
function cut({ source, width, height, paper }: Picture): Promise<Blob | null> {
  const target = document.createElement('canvas')
  const scale = limits.screenshotHeight / height
  target.height = limits.screenshotHeight
  target.width = Math.round(width * scale)
  const ratio = source.width / width
  const pen = target.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = paper
  pen.fillRect(0, 0, target.width, target.height)
  pen.drawImage(source, 0, 0, source.width, height * ratio, 0, 0, target.width, target.height)
  return new Promise((resolve) => target.toBlob(resolve, 'image/webp', 0.8))
}

/** What a visitor sees first of the page, as webp. Null when nothing can be drawn. */
export async function capture(page: Document): Promise<Blob | null> {
  const { body } = page
  if (!body) throw new Error(messages.noRoot('body'))
  if (body.childElementCount === 0) return null
  const { clientWidth: width, clientHeight: height } = page.documentElement
  if (width === 0 || height === 0) throw new Error(messages.noElement)
  return withDrawing(page, async (drawing) => {
    let problem: unknown = null
    for (const engine of [withSnapdom, withHtml2canvas]) {
      try {
        return await cut({ source: await engine(drawing, body, height), width, height, paper: paperOf(page) })
      } catch (error) {
        problem = error
      }
    }
    throw problem
  })
}
