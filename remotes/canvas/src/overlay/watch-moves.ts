import { combine, type Dispose } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { listen } from '../service/listen.ts'
import { observePlace } from './observe-place.ts'

/** Tells when elements of the page stand elsewhere or have another size than when they were drawn around. */
export interface MoveWatcher {
  /** The elements that are outlined now, just measured. Replaces those of the last call. */
  watch(frame: PageFrame | null, elements: readonly Element[]): void
  dispose: Dispose
}

interface MoveListeners {
  /** Has to lead to another `watch`, with what was measured then. */
  onMove(): void
  /** All stand still again. */
  onRest(): void
}

/** Of thousands of selected elements so many are watched: an observer for each would cost with every picture. */
const mostWatched = 64
/** Pictures without a change after which nothing is moving any more. */
const steadyPictures = 2

/** What the compositor may animate without a layout, so that no observer of the browser hears of it. */
const moving = ['transform', 'translate', 'rotate', 'scale', 'offsetDistance', 'offsetPath', 'offsetRotate']

function isMoving(animation: Animation): boolean {
  const { effect, playState } = animation
  if (playState !== 'running' || !effect || !('getKeyframes' in effect)) return false
  return (effect as KeyframeEffect).getKeyframes().some((frame) => moving.some((property) => property in frame))
}

/** An animation of the element or of one around it carries it. */
function isCarried(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.getAnimations().some(isMoving)) return true
  }
  return false
}

function isSame(a: DOMRect, b: DOMRect | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** The first ones, and of more as many spread over all. */
function sample(elements: readonly Element[]): readonly Element[] {
  const step = Math.max(1, elements.length / mostWatched)
  return step === 1 ? elements : Array.from({ length: mostWatched }, (_, index) => elements[Math.floor(index * step)]!)
}

class Moves implements MoveWatcher {
  private readonly told: MoveListeners
  private hasFollowed = false
  private frame: PageFrame | null = null
  private elements: readonly Element[] = []
  private boxes: readonly DOMRect[] = []
  private sizes: ResizeObserver | null = null
  private places: Dispose[] = []
  private request = 0
  private steady = 0
  private detach: Dispose = () => {}

  constructor(told: MoveListeners) {
    this.told = told
  }

  watch(frame: PageFrame | null, wanted: readonly Element[]): void {
    if (frame !== this.frame) this.attach(frame)
    const elements = frame ? sample(wanted) : []
    const isOther = elements.length !== this.elements.length || elements.some((each, at) => each !== this.elements[at])
    if (isOther) this.observeSizes(elements)
    this.elements = elements
    this.boxes = this.measure()
    this.leavePlaces()
    this.resume()
  }

  readonly dispose = (): void => {
    this.attach(null)
    this.elements = []
    this.leavePlaces()
    cancelAnimationFrame(this.request)
    this.request = 0
  }

  private attach(frame: PageFrame | null): void {
    this.detach()
    this.sizes?.disconnect()
    this.frame = frame
    this.elements = []
    this.detach = () => {}
    if (!frame) return
    const { document, window } = frame
    this.sizes = new window.ResizeObserver(this.check)
    const begun = ({ target }: Event) => this.elements.some((each) => (target as Node).contains(each)) && this.resume()
    this.detach = combine(
      listen(document, 'animationstart', begun, { capture: true }),
      listen(document, 'transitionstart', begun, { capture: true }),
      () => document.fonts.removeEventListener('loadingdone', this.check),
    )
    document.fonts.addEventListener('loadingdone', this.check)
  }

  private observeSizes(elements: readonly Element[]): void {
    this.sizes?.disconnect()
    for (const element of elements) this.sizes?.observe(element)
  }

  private measure(): readonly DOMRect[] {
    return this.elements.map((element) => element.getBoundingClientRect())
  }

  /** Looks with every picture until all stand still, and then has the browser tell. */
  private resume(): void {
    this.steady = 0
    if (this.elements.length > 0) this.request ||= requestAnimationFrame(this.look)
  }

  private hasMoved(): boolean {
    return this.measure().some((box, at) => !isSame(box, this.boxes[at]))
  }

  private readonly look = (): void => {
    this.request = 0
    if (this.hasMoved()) return this.follow()
    this.steady += 1
    const goesOn = this.steady < steadyPictures || this.elements.some(isCarried)
    if (goesOn) this.request = requestAnimationFrame(this.look)
    else this.rest()
  }

  private readonly check = (): void => {
    // While pictures are looked at the next one sees it.
    if (!this.request && this.hasMoved()) this.follow()
  }

  private follow(): void {
    this.hasFollowed = true
    this.told.onMove()
  }

  private rest(): void {
    if (this.places.length === 0) this.observePlaces()
    if (!this.hasFollowed) return
    this.hasFollowed = false
    this.told.onRest()
  }

  private observePlaces(): void {
    const { frame } = this
    if (frame) this.places = this.elements.map((element) => observePlace(frame.window, element, this.check))
  }

  private leavePlaces(): void {
    for (const leave of this.places) leave()
    this.places = []
  }
}

/** Costs nothing while nothing moves: no picture is asked for and nothing is measured. */
export function createMoveWatcher(told: MoveListeners): MoveWatcher {
  return new Moves(told)
}
