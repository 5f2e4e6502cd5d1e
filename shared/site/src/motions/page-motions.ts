import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { attributeOf, scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import type { SelectableElement } from './chosen-elements.ts'
import type { ScriptedMotion } from './motion-script.ts'
import type { Motion } from './motion.ts'
import { instanceTarget, mainTarget, resolveMotion } from './playable-motion.ts'
import { readMotion } from './read-motion.ts'
import { partOf } from './text-parts.ts'

interface Marked {
  readonly mains: ReadonlySet<string>
  readonly instances: ReadonlySet<string>
}

/** Ids of motions and instances that stand on elements of a page. */
export function markedMotions(
  html: string,
  kind: ScanKind,
  bodyAttributes: Readonly<Record<string, string>> = {},
): Marked {
  const mains = new Set<string>()
  const instances = new Set<string>()
  const { [markers.motionId]: main, [markers.motionInstanceId]: instance } = bodyAttributes
  if (main) mains.add(main)
  if (instance) instances.add(instance)
  if (!/motion-(?:instance-)?id/i.test(html)) return { mains, instances }
  for (const element of scanPage(html, kind)) {
    const own = attributeOf(element, markers.motionInstanceId)
    const id = attributeOf(element, markers.motionId)
    if (own) instances.add(own)
    if (id) mains.add(id)
  }
  return { mains, instances }
}

/** What selectors of a page can choose; its outermost elements are in no fragment. */
export function selectableElements(
  html: string,
  kind: ScanKind,
  bodyAttributes: Readonly<Record<string, string>> = {},
): readonly SelectableElement[] {
  const attributes = Object.entries(bodyAttributes).map(([name, value]) => ({ name, value }))
  return [{ name: 'html', attributes: [] }, { name: 'body', attributes }, ...scanPage(html, kind)]
}

const isOwn = (selector: string) => selector.trim() === '' || selector.trim() === 'self'

/** Moves nothing but the element that has it. */
function isOwnAlone(motion: Motion): boolean {
  const texts = motion.splitTextSelector
  return motion.animations.every(({ selector }) => isOwn(partOf(motion, selector) ? texts : selector))
}

/**
 * What runs on a page: a motion whose element stands there, or that is listed for the page and moves others, and every
 * instance that stands there. The markup is asked first, because it is what was copied, pasted and deleted.
 */
export function pageMotions(project: Pick<Project, 'motions'>, page: string, marked: Marked): ScriptedMotion[] {
  return Object.values(project.motions).flatMap((stored) => {
    const motion = readMotion(stored)
    if (!motion || motion.animations.length === 0) return []
    const isListed = motion.pages.includes(page) && !isOwnAlone(motion)
    const isMain = (marked.mains.has(motion.id) || isListed) && !motion.excludes.includes(page)
    const instances = Object.values(motion.instances).filter(({ id }) => marked.instances.has(id))
    const targets = [...(isMain ? [mainTarget(motion.id)] : []), ...instances.map(({ id }) => instanceTarget(id))]
    return targets.map((target) => ({ motion: resolveMotion(motion, target), self: target.selector }))
  })
}
