import type { Command, MotionPlayback, Services } from '@pergola/contracts'
import { messages } from './messages.ts'
import type { NamedPlayable } from './page-playables.ts'
import { selectedMotionId } from './selected-motion-id.ts'

type Needed = Pick<Services, 'canvas' | 'toasts'> & Partial<Pick<Services, 'projects'>>

const play24 = 'M7 4l13 8-13 8z'
const stop24 = 'M6 6h12v12H6z'

interface Play {
  readonly isWanted: (found: NamedPlayable) => boolean
  /** Asked between two motions: whether somebody has stopped them meanwhile. */
  readonly isStopped: () => boolean
}

async function playAll(services: Needed, playback: MotionPlayback, { isWanted, isStopped }: Play) {
  const { canvas, toasts, projects } = services
  const { document } = canvas.state.getState()
  // Read when somebody plays: the remote starts without it.
  const { pagePlayables } = await import('./page-playables.ts')
  const isLeft = () => isStopped() || canvas.state.getState().document !== document
  if (isLeft()) return
  const all = pagePlayables(canvas).filter(isWanted)
  if (all.length === 0) return toasts.warning(messages.none)
  for (const { name, motion } of all) {
    const outcome = await playback.play(motion)
    // Motions of one page never begin on the next, nor after the button that stops them.
    if (isLeft()) return
    if (!outcome.ok && outcome.failure === 'motion-invalid') toasts.error(messages.invalid(name))
  }
  const hasCode = all.some(
    ({ motion: { hasCallbacks, tweens } }) => hasCallbacks || tweens.some((each) => each.hasCallbacks),
  )
  const isRestricted = projects?.state.getState().open?.trust === 'restricted'
  if (isRestricted) toasts.info(messages.restricted)
  else if (hasCode) toasts.info(messages.callbacks)
}

/** Motions play in the canvas; nothing of that is stored. */
export function playbackCommands(services: Needed): Command[] {
  const { canvas } = services
  const playback = canvas.motions
  if (!playback) return []
  const playing = () => playback.state.getState().motions
  const isReady = () => canvas.state.getState().phase === 'ready'
  const hasMotions = () => Object.keys(canvas.record.getState().project?.motions ?? {}).length > 0
  const selectedId = () => selectedMotionId(canvas)
  let kills = 0

  const play = (isWanted: Play['isWanted']) => {
    const before = kills
    return playAll(services, playback, { isWanted, isStopped: () => kills !== before })
  }

  return [
    {
      name: 'motions.run',
      label: messages.runAll,
      group: messages.group,
      when: () => isReady() && hasMotions(),
      run: () => play(() => true),
    },
    {
      name: 'motions.kill',
      label: messages.killAll,
      group: messages.group,
      when: () => Object.keys(playing()).length > 0,
      run() {
        kills++
        playback.kill()
      },
    },
    {
      name: 'motion.play',
      label: messages.play,
      group: messages.group,
      elementTool: play24,
      when: () => isReady() && selectedId() !== null,
      run() {
        const id = selectedId()
        return play(({ motion }) => motion.id === id)
      },
    },
    {
      name: 'motion.kill',
      label: messages.kill,
      group: messages.group,
      elementTool: stop24,
      when: () => (selectedId() ?? '') in playing(),
      run: () => playback.kill(selectedId() ?? ''),
    },
  ]
}
