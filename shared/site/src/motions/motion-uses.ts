import type { Motion, MotionAnimation } from './motion.ts'

/** A name that was made from its motion's id is made from the new one: two of a name would be one variable of a page. */
function renamed(animation: MotionAnimation, from: string, to: string): MotionAnimation {
  const { name }: { readonly name?: unknown } = Object(animation)
  const isMade = typeof name === 'string' && name.startsWith(`${from}_`)
  return isMade ? { ...animation, name: to + name.slice(from.length) } : animation
}

/** The same movement under an id of its own, on one page and with no instances. */
export function cloneMotion(motion: Motion, id: string, page: string): Motion {
  const animations = motion.animations.map((each) => renamed(each, motion.id, id))
  return { ...motion, id, name: id, animations, pages: [page], instances: {}, excludes: [], numberTimeOfUses: 1 }
}

export function addInstance(motion: Motion, id: string, page: string): Motion {
  const instances = { ...motion.instances, [id]: { id, page } }
  return { ...motion, instances, numberTimeOfUses: motion.numberTimeOfUses + 1 }
}

export function removeInstance(motion: Motion, id: string): Motion {
  const { [id]: _removed, ...instances } = motion.instances
  return { ...motion, instances, numberTimeOfUses: Math.max(0, motion.numberTimeOfUses - 1) }
}
