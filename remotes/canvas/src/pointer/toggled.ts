import type { NodeId } from '@pergola/contracts'

/** The selection with one more or, where it was in it, without it. */
export function toggled(selection: readonly NodeId[], id: NodeId): readonly NodeId[] {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}
