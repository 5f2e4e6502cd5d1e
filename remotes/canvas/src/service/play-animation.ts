import { combine, fail, succeed, type CanvasService, type Dispose, type StyleEdit } from '@pergola/contracts'
import type { CanvasCore } from './canvas-core.ts'
import { winningKeyframes } from './winning-keyframes.ts'

function keyframesOf(document: Document, name: string): Keyframe[] | null {
  const found = winningKeyframes(document, name)
  return found && [...found.cssRules].flatMap((rule) => frameOf(rule as CSSKeyframeRule))
}

function camel(property: string): string {
  return property.startsWith('--')
    ? property
    : property.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

function frameOf(rule: CSSKeyframeRule): Keyframe[] {
  const values = [...rule.style].map((property) => [camel(property), rule.style.getPropertyValue(property)] as const)
  return rule.keyText.split(',').map((key) => ({ offset: Number.parseFloat(key) / 100, ...Object.fromEntries(values) }))
}

/** The styles are an animation of their own, for they are not part of the keyframes yet. */
function standStill(element: Element, frames: Keyframe[], at: number, styles: readonly StyleEdit[]): Dispose {
  const overlay = Object.fromEntries(styles.map(({ property, value }) => [camel(property), value ?? 'revert-layer']))
  const ends = [frames, [overlay, overlay]].map((keyframes) => {
    // Filling keeps the last frame, which is past the end.
    const animation = element.animate(keyframes, { duration: 1, fill: 'both' })
    animation.pause()
    animation.currentTime = at
    return () => animation.cancel()
  })
  return combine(...ends)
}

export type AnimationTiming = Parameters<CanvasService['playAnimation']>[1]

/** Plays on the selected element, or stands still there: `CanvasService.playAnimation`. */
export function playAnimation(
  core: CanvasCore,
  name: string,
  { duration, easing, iterations, at, styles = [] }: AnimationTiming,
): ReturnType<CanvasService['playAnimation']> {
  const { frame } = core
  const selected = core.store.getState().selected
  const element = selected && frame?.projection.elementOf(selected.id)
  if (!frame || !element) return fail('node-missing')
  const frames = keyframesOf(frame.document, name)
  if (!frames) return fail('animation-missing')
  frames.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
  if (at !== undefined) {
    const end = standStill(element, frames, at, styles)
    core.moved.emit()
    // The marks around it follow, after it is as it was.
    return succeed(combine(() => core.moved.emit(), end))
  }
  const animation = element.animate(frames, { duration, easing: easing ?? 'ease', iterations: iterations ?? 1 })
  return succeed(() => animation.cancel())
}
