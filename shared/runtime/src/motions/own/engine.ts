import type { CompiledMotion, CompiledScroll } from '@pergola/contracts'
import type { MotionControls, MotionEngine } from '../motion-engine.ts'
import { animateCycles } from './animate.ts'
import { cyclesOf } from './cycles.ts'
import { createPlayer, type Player } from './player.ts'
import { schedule } from './schedule.ts'
import { followScroll } from './scroll.ts'

/** What has one clock: a timeline, or a tween that plays for itself. */
interface Unit {
  readonly player: Player
  readonly scroll: CompiledScroll | undefined
}

function unitsOf(motion: CompiledMotion, document: Document): Unit[] {
  const { timeline, speed } = motion
  const placed = schedule(motion, document)
  const groups = (timeline ? [placed] : placed.map((each) => [each])).map((group) => ({
    group,
    cycles: cyclesOf(timeline, group),
  }))
  animateCycles(groups.flatMap(({ cycles }) => cycles))
  return groups.map(({ group, cycles }) => ({
    player: createPlayer(
      cycles.flatMap(({ animations }) => animations),
      Math.max(...cycles.map(({ delay, length, times }) => delay + length * times)) * 1000,
      speed,
    ),
    scroll: timeline ? motion.scroll : group[0]?.tween.scroll,
  }))
}

/** Whoever asks for less motion sees what comes of it. */
function standStill({ player, scroll }: Unit): void {
  if (typeof scroll?.scrub === 'number' || player.end === Infinity) player.kill()
  else player.seek(player.end)
}

const latest = (times: readonly number[]) => Math.max(0, ...times) / 1000

/** Plays motions with nothing but what browsers bring: no element, class or style of the page is touched. */
export const ownEngine: MotionEngine = {
  play(motion, document) {
    const units = unitsOf(motion, document)
    const players = units.map(({ player }) => player)
    const isCalm = document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches
    const follows: (() => void)[] = []
    for (const unit of units) {
      const { player, scroll } = unit
      if (isCalm) standStill(unit)
      else if (scroll) follows.push(followScroll(scroll, document, player))
      else if (motion.paused) player.pause()
    }

    /** Time goes by the clock again. */
    function release(): void {
      for (const end of follows.splice(0)) end()
      for (const player of players) player.release()
    }
    const each = (call: (player: Player) => void) => () => players.forEach(call)
    return {
      duration: latest(players.map(({ end }) => end)),
      time: () => latest(players.map(({ time }) => time())),
      play: each(({ run }) => run(1)),
      pause: each(({ pause }) => pause()),
      resume: each(({ run }) => run()),
      restart: each(({ seek, run }) => {
        seek(0)
        run(1)
      }),
      reverse: each(({ run }) => run(-1)),
      seek(seconds) {
        release()
        for (const { seek } of players) seek(seconds * 1000)
      },
      kill() {
        release()
        for (const { kill } of players) kill()
      },
    } satisfies MotionControls
  },
}
