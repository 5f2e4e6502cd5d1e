import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { CanvasService, MotionPlaybackState, PlayableMotion, Readable, ToastsService } from '@pergola/contracts'
import { playableMotion } from '@pergola/site/motions'
import type { Motion, MotionTarget } from '@pergola/site/motions'
import { hasScroll } from './has-scroll.ts'
import { messages } from './messages.ts'

export interface Playback {
  readonly canPlay: boolean
  /** Null while it is not played. */
  readonly status: 'playing' | 'paused' | 'scroll' | null
  /** The scroll of the page says where it is, and its moments are places of the page. */
  readonly followsScroll: boolean
  play(): Promise<boolean>
  pause(): void
  resume(): void
  restart(): void
  reverse(): void
  kill(): void
  /** Shows that second in the canvas; plays it first when it is not played. */
  seek(seconds: number): Promise<void>
  time(): number | null
}

const silent: MotionPlaybackState = { motions: {} }
const silentState: Readable<MotionPlaybackState> = {
  getState: () => silent,
  getInitialState: () => silent,
  subscribe: () => () => {},
}

function isScrubbed(motion: Motion, target: MotionTarget): boolean {
  if (!hasScroll(motion)) return false
  const { timeline, scroll, tweens } = playableMotion(motion, target)
  const scrolls = timeline ? [scroll] : tweens.map((tween) => tween.scroll)
  return scrolls.some((each) => each?.['scrub'] === true || typeof each?.['scrub'] === 'number')
}

/** To look at one moment it must not wait for the page to be scrolled. */
function withoutScroll(motion: PlayableMotion): PlayableMotion {
  const { scroll: _scroll, ...plain } = motion
  return { ...plain, tweens: motion.tweens.map(({ scroll: _tween, ...tween }) => tween) }
}

/** Calls after every edit of the motion, and not for the one it begins with. */
function useEdited(motion: Motion, answer: () => void): void {
  const before = useRef(motion)
  useEffect(() => {
    if (before.current === motion) return
    before.current = motion
    answer()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an edit alone is what it answers
  }, [motion])
}

export function usePlayback(
  canvas: CanvasService,
  toasts: ToastsService,
  motion: Motion,
  target: MotionTarget,
): Playback {
  const { motions } = canvas
  const { id, selector } = target
  const status = useStore(motions?.state ?? silentState, (state) => state.motions[id] ?? null)
  const playable = () => playableMotion(motion, { id, selector })
  const followsScroll = useMemo(() => isScrubbed(motion, { id, selector }), [motion, id, selector])

  const shown = useRef<Motion | null>(null)

  async function play(given: PlayableMotion): Promise<boolean> {
    shown.current = motion
    const outcome = (await motions?.play(given)) ?? null
    if (outcome?.ok) return true
    toasts.warning(outcome?.failure === 'motion-invalid' ? messages.notPlayed : messages.noPlayback)
    return false
  }

  async function seek(seconds: number): Promise<void> {
    // What was edited since it was played is played anew.
    const isShown = status !== null && (followsScroll || status !== 'scroll') && shown.current === motion
    if (!isShown && !(await play(followsScroll ? playable() : withoutScroll(playable())))) return
    motions?.seek(id, seconds)
  }

  useEdited(motion, () => {
    // A moment that stands in the canvas is that moment of what it is now.
    if (status === 'paused') void seek(motions?.time(id) ?? 0)
    else if (status === 'scroll' && followsScroll) void play(playable())
  })

  return {
    canPlay: motions !== undefined,
    status,
    followsScroll,
    play: () => play(playable()),
    pause: () => motions?.pause(id),
    resume: () => motions?.resume(id),
    restart: () => motions?.restart(id),
    reverse: () => motions?.reverse(id),
    kill: () => motions?.kill(id),
    seek,
    time: () => motions?.time(id) ?? null,
  }
}
