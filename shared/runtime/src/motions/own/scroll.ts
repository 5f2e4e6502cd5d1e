import type { CompiledScroll } from '@pergola/contracts'
import type { Player } from './player.ts'
import { measure, type Span } from './span.ts'

type Follow = (span: Span, scrolled: number) => void

type TimelineConstructor = new (options: { source: Element; axis: 'x' | 'y' }) => AnimationTimeline

const partAt = ({ start, end }: Span, scrolled: number) => Math.min(1, Math.max(0, (scrolled - start) / (end - start)))

/** Lets animations follow the scroll: the browser does it itself where it can. */
function bindTo(animations: readonly Animation[], source: Element, isRow: boolean, end: number): Follow {
  const { ScrollTimeline } = source.ownerDocument.defaultView as { ScrollTimeline?: TimelineConstructor }
  const timeline = ScrollTimeline && new ScrollTimeline({ source, axis: isRow ? 'x' : 'y' })
  for (const animation of animations) {
    animation.pause()
    if (!timeline) continue
    animation.timeline = timeline
    animation.play()
  }
  return (span, scrolled) => {
    for (const animation of animations) {
      if (timeline) Object.assign(animation, { rangeStart: `${span.start}px`, rangeEnd: `${span.end}px` })
      else animation.currentTime = partAt(span, scrolled) * end
    }
  }
}

/** Follows the scroll, but takes its time to catch up. */
function bindLazily({ end, seek, time }: Player, seconds: number, signal: AbortSignal): Follow {
  let wanted = -1
  return (span, scrolled) => {
    const target = partAt(span, scrolled) * end
    if (target === wanted) return
    const from = time()
    const begun = wanted < 0 ? -Infinity : performance.now()
    wanted = target
    function step(now: number): void {
      if (signal.aborted || wanted !== target) return
      const left = 1 - Math.min(1, Math.max(0, (now - begun) / 1000 / seconds))
      seek(target + (from - target) * left ** 4)
      if (left) requestAnimationFrame(step)
    }
    step(performance.now())
  }
}

/** What the words of `toggleActions` ask for. */
function act(word: string | undefined, { end, run, pause, seek }: Player): void {
  if (word === 'pause') pause()
  if (word === 'complete' && end < Infinity) seek(end)
  if (word === 'restart' || word === 'reset') seek(0)
  if (word === 'play' || word === 'restart') run(1)
  if (word === 'resume') run()
  if (word === 'reverse') run(-1)
}

/** Plays when the page is scrolled into the span, out of it, back into it and out at its start. */
function toggle(player: Player, { actions, once }: CompiledScroll): Follow {
  let place = 0
  player.seek(0)
  return (span, scrolled) => {
    if (once && place) return
    const now = scrolled < span.start ? 0 : scrolled < span.end ? 1 : 2
    for (; place < now; place++) act(actions[place], player)
    for (; place > now; place--) act(actions[4 - place], player)
  }
}

const frames = (animation: Animation, values: PropertyIndexedKeyframes) =>
  (animation.effect as KeyframeEffect).setKeyframes(values)

/** Holds an element where it is while the page goes on under it. The room for that comes from its margin. */
function pin(element: Element, { isRow, hasRoom }: CompiledScroll, source: Element, signal: AbortSignal): Follow {
  const side = isRow ? 'marginRight' : 'marginBottom'
  const own = getComputedStyle(element)[side]
  const hold = (composite: CompositeOperation) => element.animate([], { duration: 1000, fill: 'both', composite })
  const move = hold('add')
  const room = hold('replace')
  const follow = bindTo([move], source, isRow, 1000)
  let last = 0
  signal.addEventListener('abort', () => {
    move.cancel()
    room.cancel()
  })
  return (span, scrolled) => {
    const way = span.end - span.start
    if (way !== last) {
      frames(move, { translate: ['0px', isRow ? `${way}px` : `0px ${way}px`] })
      if (hasRoom) frames(room, { [side]: Array(2).fill(`calc(${own} + ${way}px)`) })
    }
    last = way
    follow(span, scrolled)
  }
}

/** Gives a player to the scroll of its page, until it is ended. */
export function followScroll(scroll: CompiledScroll, document: Document, player: Player): () => void {
  const { isRow, scrub } = scroll
  // Only what is shown plays, and that has both.
  const window = document.defaultView as Window
  const source = document.scrollingElement as Element
  const ended = new AbortController()
  const { signal } = ended
  const pinned = scroll.pin === null ? null : document.querySelector(scroll.pin)
  const follows = [
    scrub === null
      ? toggle(player, scroll)
      : scrub > 0
        ? bindLazily(player, scrub, signal)
        : bindTo(player.animations, source, isRow, player.end),
  ]
  if (pinned) follows.unshift(pin(pinned, scroll, source, signal))
  let span = measure(scroll, source)
  const follow = () => follows.forEach((each) => each(span, isRow ? window.scrollX : window.scrollY))
  function settle(): void {
    if (signal.aborted) return
    span = measure(scroll, source)
    follow()
  }
  // A frame later: where an animation begins is not heard by one that just begins, while the browser tells sizes.
  const sizes = new ResizeObserver(() => requestAnimationFrame(settle))
  sizes.observe(source)
  window.addEventListener('scroll', follow, { passive: true, signal })
  signal.addEventListener('abort', () => sizes.disconnect())
  follow()
  return () => ended.abort()
}
