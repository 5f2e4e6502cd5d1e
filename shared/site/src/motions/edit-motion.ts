import type { MotionValues } from '@pergola/contracts'
import { newAnimation } from './motion.ts'
import type { Motion, MotionAnimation } from './motion.ts'

function mirrored(animation: MotionAnimation, patch: Partial<MotionAnimation>): MotionAnimation {
  const next = { ...animation, ...patch }
  const turnedOn = (name: 'useSameFromOptions' | 'useSameToOptions') => next[name] && !animation[name]
  if (next.useSameFromOptions && (patch.fromOptions || turnedOn('useSameFromOptions')))
    return { ...next, toOptions: next.fromOptions }
  if (next.useSameToOptions && (patch.toOptions || turnedOn('useSameToOptions')))
    return { ...next, fromOptions: next.toOptions }
  return next
}

/** With 'Use Same …' on, options of the one side are written to the other too. */
export function editAnimation(motion: Motion, index: number, patch: Partial<MotionAnimation>): Motion {
  const animation = motion.animations[index]
  if (!animation) return motion
  return { ...motion, animations: motion.animations.with(index, mirrored(animation, patch)) }
}

export function addAnimation(motion: Motion): Motion {
  const taken = new Set(motion.animations.map(({ name }) => name))
  let number = motion.animations.length + 1
  while (taken.has(`${motion.id}_${number}`)) number += 1
  return { ...motion, animations: [...motion.animations, newAnimation(`${motion.id}_${number}`)] }
}

export function removeAnimation(motion: Motion, index: number): Motion {
  return { ...motion, animations: motion.animations.filter((_animation, at) => at !== index) }
}

/** An option at the end of a path; with an empty text it is taken away, and with it what is empty around it. */
export function setOption(
  values: MotionValues,
  path: readonly string[],
  value: MotionValues[string] | null,
): MotionValues {
  const [name, ...rest] = path
  if (name === undefined) return values
  const { [name]: before, ...others } = values
  if (rest.length === 0) return value === '' || value === null ? others : { ...values, [name]: value }
  const inner = typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as MotionValues) : {}
  const next = setOption(inner, rest, value)
  return Object.keys(next).length === 0 ? others : { ...values, [name]: next }
}

export function optionAt(values: MotionValues, path: readonly string[]): MotionValues[string] | undefined {
  const [name, ...rest] = path
  const own = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
  if (rest.length === 0) return own
  return typeof own === 'object' && own !== null && !Array.isArray(own)
    ? optionAt(own as MotionValues, rest)
    : undefined
}
