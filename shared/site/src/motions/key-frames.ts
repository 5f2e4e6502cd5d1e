import type { MotionValues } from '@pergola/contracts'

/** Between the values of a list, where nothing else is asked for. */
export const usualFrameEase = 'power1.inOut'

/**
 * The second side and the options of a tween as GSAP takes them: lists of values go where the library looks for them,
 * and the ease lies between each two of their values. The library would lay it over the whole list, and would not ask
 * what a timeline says for all.
 */
export function withFrames(to: MotionValues, options: MotionValues, defaults: MotionValues = {}): MotionValues {
  const frames = Object.entries(to).filter(([, value]) => Array.isArray(value))
  if (frames.length === 0) return { ...to, ...options }
  const others = Object.entries(to).filter(([, value]) => !Array.isArray(value))
  const ease = options.ease ?? defaults.ease ?? usualFrameEase
  return {
    keyframes: { ...Object.fromEntries(frames), ease: 'none', easeEach: ease },
    ...Object.fromEntries(others),
    ...options,
    ease,
  }
}
