import type { CanvasService, NodeId } from '@pergola/contracts'
import { isBrokenDirective } from '@pergola/site/directives'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'

/** So many elements are read before the browser gets a turn. */
const turnSize = 400

/** Commands that no engine can read, each once with all elements that have it. */
export async function checkCommands(canvas: CanvasService, turn: () => Promise<void>): Promise<readonly Finding[]> {
  const found = new Map<string, { name: string; value: string; nodes: NodeId[] }>()
  for (const [index, id] of canvas.find('*').entries()) {
    if (index % turnSize === turnSize - 1) await turn()
    for (const { name, value } of canvas.attributesOf(id)) {
      if (!isBrokenDirective(name, value)) continue
      const key = `${name}=${value}`
      const known = found.get(key) ?? { name, value, nodes: [] }
      found.set(key, known)
      known.nodes.push(id)
    }
  }
  return [...found].map(([key, { name, value, nodes }]) => ({
    key: `command ${key}`,
    kind: 'commands',
    severity: 'serious',
    ...messages.brokenCommand(name, value),
    nodes,
  }))
}
