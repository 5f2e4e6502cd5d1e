import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

const moved = ['v-if', 'v-else', 'v-else-if', 'v-for']

export function isScope(core: CanvasCore, id: NodeId): boolean {
  const node = core.page?.node(id)
  return node !== undefined && (core.page?.attributesOf(node) ?? []).some(({ name }) => name === 'v-scope')
}

/** Which of the page's elements with a `v-scope` this is; the running page counts the same way. */
export function scopeIndex(core: CanvasCore, id: NodeId): number | null {
  const { frame } = core
  const element = frame?.projection.elementOf(id)
  const index = element ? [...(frame?.document.querySelectorAll('[v-scope]') ?? [])].indexOf(element) : -1
  return index < 0 ? null : index
}

/** What the engine takes out and puts back is covered where it stands. The running page does the same. */
export function regionOf(core: CanvasCore, id: NodeId): Element | null {
  let at = core.frame?.projection.elementOf(id) ?? null
  while (at?.parentElement && at.tagName !== 'BODY' && moved.some((name) => at?.hasAttribute(name)))
    at = at.parentElement
  return at
}
