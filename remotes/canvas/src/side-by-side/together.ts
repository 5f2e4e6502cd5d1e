import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { boxOf } from '../overlay/frame-rect.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { scrollAlike, scrollPlaceOf, scrollToPlace, type ScrollPlace } from './scroll-place.ts'

/** A mirror with what is drawn over it. */
interface Member {
  frame(): PageFrame | null
  /** Once per picture, behind every scroll. */
  show(frame: PageFrame | null): void
}

/** Keeps the frames of a row at one place of the page, and what is drawn over them up to date, once per picture. */
export interface Together {
  join(member: Member): Dispose
  request(): void
  /** A frame was scrolled by hand: the page itself, or a box in it. */
  scrolled(frame: PageFrame, box: Element | null): void
  /** The edited frame was drawn: the others go where it is. */
  catchUp(): void
  dispose: Dispose
}

/** Brings what was just selected into view; what a person sees a part of stays where it is. */
function reveal({ window, projection }: PageFrame, id: NodeId): void {
  const element = projection.elementOf(id)
  const box = element && boxOf(element)
  if (!box || (box.top < window.innerHeight && box.top + box.height > 0)) return
  const air = Math.max(0, (window.innerHeight - box.height) / 2)
  window.scrollTo({ top: window.scrollY + box.top - air, behavior: 'instant' })
}

class Row implements Together {
  readonly dispose: Dispose
  private readonly core: CanvasCore
  private readonly members = new Set<Member>()
  private requested = 0
  private main: PageFrame | null = null
  private endMain: Dispose = () => {}
  /** Who was scrolled since the last picture. */
  private source: PageFrame | null = null
  private readonly boxes = new Set<Element>()
  /** Where all are to be, whoever was scrolled. */
  private place: ScrollPlace | null = null
  /** What the edited frame was scrolled to by this. */
  private expected = Number.NaN
  private selected: NodeId | null = null

  constructor(core: CanvasCore) {
    this.core = core
    this.selected = core.store.getState().selected?.id ?? null
    this.dispose = combine(
      core.moved.on(this.request),
      core.store.subscribe((state, before) => {
        // Another width moves what the edited frame shows. The others still stand where it stood.
        if (state.width !== before.width) this.place = this.placeOfOthers()
        this.request()
      }),
      () => this.endMain(),
      () => cancelAnimationFrame(this.requested),
    )
    this.request()
  }

  join(member: Member): Dispose {
    this.members.add(member)
    return () => this.members.delete(member)
  }

  readonly request = (): void => {
    this.requested ||= requestAnimationFrame(this.draw)
  }

  scrolled(frame: PageFrame, box: Element | null): void {
    this.source = frame
    if (box) this.boxes.add(box)
    this.request()
  }

  readonly catchUp = (): void => {
    this.source ??= this.core.frame
    this.request()
  }

  private others(): readonly PageFrame[] {
    return [...this.members].flatMap((member) => member.frame() ?? [])
  }

  private placeOfOthers(): ScrollPlace | null {
    const [first] = this.others()
    return first ? scrollPlaceOf(first) : null
  }

  private followMain(): void {
    const { frame } = this.core
    if (frame === this.main) return
    this.endMain()
    this.main = frame
    this.expected = Number.NaN
    this.endMain = frame
      ? listen(frame.document, 'scroll', ({ target }) => this.hear(frame, target as Node), {
          capture: true,
          passive: true,
        })
      : () => {}
  }

  private hear(frame: PageFrame, target: Node): void {
    if (target !== frame.document) return this.scrolled(frame, target as Element)
    const isOurs = Math.abs(frame.window.scrollY - this.expected) < 1
    this.expected = Number.NaN
    if (!isOurs) this.scrolled(frame, null)
  }

  private goTo(frame: PageFrame, place: ScrollPlace): void {
    const before = frame.window.scrollY
    scrollToPlace(frame, place)
    if (frame === this.main && frame.window.scrollY !== before) this.expected = frame.window.scrollY
  }

  private readonly draw = (): void => {
    this.requested = 0
    this.followMain()
    const { source, place: wanted, main } = this
    const all = [...(main ? [main] : []), ...this.others()]
    const place = wanted ?? (source && this.boxes.size === 0 ? scrollPlaceOf(source) : null)
    if (place) for (const frame of all) if (wanted || frame !== source) this.goTo(frame, place)
    if (source) {
      for (const box of this.boxes) for (const frame of all) if (frame !== source) scrollAlike(source, frame, box)
    }
    this.source = null
    this.place = null
    this.boxes.clear()
    this.revealSelected()
    for (const member of this.members) member.show(member.frame())
  }

  private revealSelected(): void {
    const selected = this.core.store.getState().selected?.id ?? null
    if (selected === this.selected) return
    this.selected = selected
    if (selected !== null) for (const frame of this.others()) reveal(frame, selected)
  }
}

export function createTogether(core: CanvasCore): Together {
  return new Row(core)
}
