import {
  fail,
  succeed,
  type Dispose,
  type MotionPlayback,
  type MotionPlaybackState,
  type PlayableMotion,
} from '@pergola/contracts'
import type { MotionControls } from '@pergola/runtime/motions'
import type { StoreApi } from 'zustand/vanilla'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { markedMotions, movedBy, type IsMoving } from './moved-by.ts'
import { scrollPlace, type ScrollPlace } from './scroll-place.ts'
import type * as splitting from './take-apart.ts'

type Status = MotionPlaybackState['motions'][string]

interface Played {
  readonly controls: MotionControls
  readonly frame: PageFrame
  readonly isMoving: IsMoving
  /** Of one that follows the scroll. */
  readonly place: ScrollPlace | null
  /** Of one whose texts stand in parts. */
  readonly apart: splitting.TakenApart | null
}

/** Loaded with the first motion that is played. */
async function loadEngine() {
  const [{ ownEngine, measure }, { compileMotion }] = await Promise.all([
    import('@pergola/runtime/motions'),
    import('@pergola/site/motions'),
  ])
  return { ownEngine, measure, compileMotion }
}

/** The picture in which a page is laid out anew still shows what follows its scroll where it was. */
const picturesToSettle = 3

/** Motions that have begun, and what is told of them. */
class Stage {
  readonly store: StoreApi<MotionPlaybackState>
  readonly played = new Map<string, Played>()
  /** Raised by every kill: a motion that was still being loaded does not begin after it. */
  kills = 0
  /** Those that go backwards. */
  private readonly back = new Set<string>()
  private turn = 0
  /** Pictures for which what follows the scroll is looked at still. */
  private settling = 0
  private isTelling = false
  private readonly core: CanvasCore

  constructor(core: CanvasCore, store: StoreApi<MotionPlaybackState>) {
    this.core = core
    this.store = store
  }

  tell(id: string, status: Status | null): void {
    const { [id]: before, ...others } = this.store.getState().motions
    if (before !== (status ?? undefined))
      this.store.setState({ motions: status ? { ...others, [id]: status } : others })
    if (status === 'playing') this.watch()
  }

  /** Of many at once: the page is looked at anew when all are at their end, not once for each. */
  end(...ids: readonly string[]): void {
    for (const id of ids) {
      const one = this.played.get(id)
      one?.controls.kill()
      one?.apart?.revert()
      this.played.delete(id)
      this.back.delete(id)
      this.tell(id, null)
    }
    if (ids.length > 0) this.tellMoved()
  }

  kill(id?: string): void {
    this.kills++
    this.end(...(id === undefined ? this.played.keys() : [id]))
  }

  /** A page that is drawn anew, or another one, has no motion. */
  endStrangers(): void {
    for (const [id, { frame }] of this.played) if (frame !== this.core.frame) this.end(id)
  }

  /** What was deleted, or has lost its motion, plays no more; brought back by undo it stands still. */
  endOrphans(): void {
    const document = this.core.frame?.document
    if (!document || this.played.size === 0) return
    const marked = markedMotions(document)
    for (const [id, { isMoving }] of this.played) if (!isMoving(document, marked)) this.end(id)
  }

  /** A text is in parts for one motion at a time. */
  endSplits(isMet: (text: Element) => boolean = () => true): void {
    this.end(...[...this.played].flatMap(([id, { apart }]) => (apart?.texts.some(isMet) ? [id] : [])))
  }

  order(id: string, status: Status, give: (controls: MotionControls) => void): void {
    const one = this.played.get(id)
    // The scroll alone says where one is that follows it.
    if (!one || one.place) return
    give(one.controls)
    this.tell(id, status)
    this.tellMoved()
  }

  restart(id: string): void {
    if (this.played.get(id)?.place) return this.seek(id, 0)
    this.back.delete(id)
    this.order(id, 'playing', ({ restart }) => restart())
  }

  reverse(id: string): void {
    this.back.add(id)
    this.order(id, 'playing', ({ reverse }) => reverse())
  }

  seek(id: string, seconds: number): void {
    const place = this.played.get(id)?.place
    if (place) place.seek(seconds)
    else this.order(id, 'paused', (controls) => controls.seek(seconds))
  }

  time(id: string): number | null {
    const { place, controls } = this.played.get(id) ?? {}
    return (place ?? controls)?.time() ?? null
  }

  stopWatching(): void {
    cancelAnimationFrame(this.turn)
    this.turn = 0
  }

  private withStatus(status: Status): [string, Played][] {
    const { motions } = this.store.getState()
    return [...this.played].filter(([id]) => motions[id] === status)
  }

  private tellMoved(): void {
    this.isTelling = true
    this.core.moved.emit()
    this.isTelling = false
  }

  /** The page was scrolled or laid out anew: what follows its scroll gets to its place only after it. */
  settle(): void {
    if (this.isTelling || this.withStatus('scroll').length === 0) return
    this.settling = picturesToSettle
    this.watch()
  }

  /** Times of what takes its own time once the page has been scrolled. */
  private scrolledTimes(): string {
    return this.withStatus('scroll')
      .map(([, { controls }]) => controls.time())
      .join()
  }

  /** While something moves, what is drawn over the page moves with it. */
  private watch(): void {
    const before = this.scrolledTimes()
    this.turn ||= requestAnimationFrame(() => {
      this.turn = 0
      this.tellMoved()
      const moving = this.withStatus('playing')
      for (const [id, { controls }] of moving) {
        const isOver = this.back.has(id) ? controls.time() <= 0 : controls.time() >= controls.duration
        if (isOver) this.tell(id, 'paused')
      }
      this.settling = this.scrolledTimes() === before ? Math.max(0, this.settling - 1) : picturesToSettle
      if (moving.length > 0 || this.settling > 0) this.watch()
    })
  }
}

type Engine = Awaited<ReturnType<typeof loadEngine>>

interface Staged {
  readonly stage: Stage
  readonly frame: PageFrame
  readonly engine: Engine
}

/** Plays a motion whose texts have been taken apart, if it has any. Throws for what no engine can play. */
function begin(motion: PlayableMotion, apart: splitting.TakenApart | null, { stage, frame, engine }: Staged): number {
  const { ownEngine, measure, compileMotion } = engine
  const compiled = compileMotion(motion)
  const { document } = frame
  const controls = ownEngine.play(compiled, document)
  const { duration } = controls
  const place = scrollPlace(compiled, { duration, document, measure })
  const isMoving = movedBy(motion.id, compiled, markedMotions(document))
  stage.played.set(motion.id, { controls, frame, place, isMoving, apart })
  return duration
}

type Texts = Pick<typeof splitting, 'textsOf' | 'takeApart'>

/** What changes the texts of a motion, if it does. */
async function textsFor({ split, tweens }: PlayableMotion): Promise<Texts | null> {
  if (split) return import('./take-apart.ts')
  const counts = tweens.some(({ from, to }) => 'textContent' in from || 'textContent' in to)
  return counts ? import('./count-texts.ts') : null
}

/** What another motion has taken apart is put together first. */
function beginApart(motion: PlayableMotion, { textsOf, takeApart }: Texts, staged: Staged) {
  const texts = textsOf(motion, staged.frame.document)
  staged.stage.endSplits((text) => texts.some((own) => own.contains(text) || text.contains(own)))
  const apart = takeApart(motion, texts)
  try {
    return begin(apart.motion, apart, staged)
  } catch (error) {
    apart.revert()
    throw error
  }
}

function createPlay(core: CanvasCore, stage: Stage): MotionPlayback['play'] {
  let engine: Engine | null = null
  return async (motion) => {
    const { kills } = stage
    const { frame } = core
    // Asked for once: to be given it again takes a turn of the page each time, with a picture of all that moves already.
    engine ??= await loadEngine()
    const apart = await textsFor(motion)
    if (!frame || core.frame !== frame || kills !== stage.kills) return fail('canvas-missing')
    if (stage.played.has(motion.id)) stage.end(motion.id)
    try {
      // What is being typed is no text to take apart yet.
      if (apart) core.settle.emit()
      const staged = { stage, frame, engine }
      const duration = apart ? beginApart(motion, apart, staged) : begin(motion, null, staged)
      const waits = motion.scroll !== undefined || motion.tweens.some(({ scroll }) => scroll !== undefined)
      stage.tell(motion.id, waits ? 'scroll' : 'playing')
      // What plays is followed from picture to picture.
      if (waits) core.moved.emit()
      return succeed({ duration })
    } catch {
      // The record may say anything: a selector that is none, a value that no style has.
      return fail('motion-invalid')
    }
  }
}

export type MotionStage = Omit<MotionPlayback, 'state' | 'mark'> & { readonly dispose: Dispose }

/** What plays motions in the frame; what is told of them goes into the store. */
export function createMotionStage(core: CanvasCore, store: StoreApi<MotionPlaybackState>): MotionStage {
  const stage = new Stage(core, store)
  const unfollow = core.store.subscribe(({ revision }, before) => {
    stage.endStrangers()
    if (revision !== before.revision) stage.endOrphans()
  })
  const unsettle = core.moved.on(() => stage.settle())
  const unsplit = core.drawing.on(() => stage.endSplits())
  return {
    play: createPlay(core, stage),
    pause: (id) => stage.order(id, 'paused', ({ pause }) => pause()),
    resume: (id) => stage.order(id, 'playing', ({ resume }) => resume()),
    restart: (id) => stage.restart(id),
    reverse: (id) => stage.reverse(id),
    seek: (id, seconds) => stage.seek(id, Math.max(0, seconds)),
    time: (id) => stage.time(id),
    kill: (id) => stage.kill(id),
    dispose() {
      unfollow()
      unsettle()
      unsplit()
      stage.kill()
      stage.stopWatching()
    },
  }
}
