import type { MotionPlayback, PlayableMotion } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

function hasMarks({ scroll, tweens }: PlayableMotion): boolean {
  return [scroll, ...tweens.map((tween) => tween.scroll)].some((each) => Boolean(each?.['markers']))
}

/** One motion shows its triggers; the last that was asked for. */
export function createMark(core: CanvasCore): NonNullable<MotionPlayback['mark']> {
  const { triggers } = core.marks
  let now: PlayableMotion | null = null

  async function show(motion: PlayableMotion): Promise<void> {
    const [{ measure }, { triggerMarks }] = await Promise.all([
      import('@pergola/runtime/motions'),
      import('@pergola/site/motions'),
    ])
    if (now === motion) triggers.setState({ marks: triggerMarks(motion), measure })
  }

  return (motion) => {
    now = motion
    if (hasMarks(motion)) void show(motion)
    else if (triggers.getState().marks.length > 0) triggers.setState({ marks: [] })
    return () => {
      if (now !== motion) return
      now = null
      triggers.setState({ marks: [] })
    }
  }
}
