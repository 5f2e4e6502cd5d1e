import type { CanvasService, NodeId } from '@pergola/contracts'
import { isBrokenDirective, splitDirective, unknownModifiers } from '@pergola/site/directives'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'

/** So many elements are read before the browser gets a turn. */
const turnSize = 400

type Found = Map<string, { readonly words: Pick<Finding, 'what' | 'why' | 'advice'>; readonly nodes: NodeId[] }>

function add(found: Found, words: Pick<Finding, 'what' | 'why' | 'advice'>, key: string, id: NodeId): void {
  const known = found.get(key) ?? { words, nodes: [] }
  found.set(key, known)
  known.nodes.push(id)
}

/** Commands that no engine can read, and modifiers that none knows, each once with all elements that have it. */
export async function checkCommands(canvas: CanvasService, turn: () => Promise<void>): Promise<readonly Finding[]> {
  const found: Found = new Map()
  for (const [index, id] of canvas.find('*').entries()) {
    if (index % turnSize === turnSize - 1) await turn()
    for (const { name, value } of canvas.attributesOf(id)) {
      if (isBrokenDirective(name, value)) add(found, messages.brokenCommand(name, value), `${name}=${value}`, id)
      const directive = splitDirective(name)
      const [unknown] = directive ? unknownModifiers(directive) : []
      if (unknown !== undefined) add(found, messages.unknownModifier(name, unknown), name, id)
    }
  }
  return [...found].map(([key, { words, nodes }]) => ({
    key: `command ${key}`,
    kind: 'commands',
    severity: 'serious',
    ...words,
    nodes,
  }))
}
