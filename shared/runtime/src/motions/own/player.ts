/** Several animations of the browser that are one. Times are milliseconds since it could first begin. */
export interface Player {
  readonly end: number
  /** What it plays, for a scroll to take over. */
  readonly animations: readonly Animation[]
  time(): number
  seek(time: number): void
  pause(): void
  /** On from where it is: 1 forth, -1 back, as before without a word. */
  run(direction?: 1 | -1): void
  /** Back from a scroll to the clock of the page. */
  release(): void
  kill(): void
}

export function createPlayer(animations: readonly Animation[], end: number, speed: number): Player {
  const clock = animations[0]?.timeline ?? null
  const each = (call: (animation: Animation) => void) => () => animations.forEach(call)
  let direction = 1
  const time = () => (animations[0]?.currentTime ?? 0) as number
  const pause = each((animation) => animation.pause())
  return {
    end,
    animations,
    time,
    pause,
    seek(now) {
      pause()
      for (const animation of animations) animation.currentTime = now
    },
    run(wanted) {
      direction = wanted ?? direction
      const now = time()
      // The browser would begin anew at the other end.
      if (direction > 0 ? now >= end : now <= 0) return
      for (const animation of animations) {
        animation.playbackRate = direction * speed
        animation.play()
      }
    },
    release: each((animation) => {
      animation.timeline = clock
    }),
    kill: each((animation) => animation.cancel()),
  }
}
