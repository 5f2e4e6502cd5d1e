import type { CanvasService, NodeId } from '@pergola/contracts'
import { instanceTarget, mainTarget, playableMotion, readMotion } from '@pergola/site/motions'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import type { PageFacts } from './page-facts.ts'

/** Texts that more than one motion takes apart: each makes parts of its own, and only those of the last are seen. */
export function checkSplitTexts(canvas: CanvasService, { project }: PageFacts): readonly Finding[] {
  const times = new Map<NodeId, number>()
  for (const motion of Object.values(project.motions).flatMap((stored) => readMotion(stored) ?? [])) {
    const instances = Object.values(motion.instances).map(({ id }) => instanceTarget(id))
    for (const target of [mainTarget(motion.id), ...instances]) {
      const { split } = playableMotion(motion, target)
      const isHere = split !== undefined && canvas.find(target.selector).length > 0
      for (const id of isHere ? canvas.find(split.selector) : []) times.set(id, (times.get(id) ?? 0) + 1)
    }
  }
  const nodes = [...times].flatMap(([id, count]) => (count > 1 ? [id] : []))
  if (nodes.length === 0) return []
  return [{ key: 'split twice', kind: 'commands', severity: 'serious', ...messages.splitTwice, nodes }]
}
