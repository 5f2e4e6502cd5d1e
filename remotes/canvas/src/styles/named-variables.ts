import type { StyleEdit } from '@pergola/contracts'

/** Of the custom properties given, those that values name, and those that they name in turn. */
export function namedVariables(edits: readonly StyleEdit[], given: readonly StyleEdit[]): readonly StyleEdit[] {
  const byName = new Map(given.map((edit) => [edit.property, edit]))
  const found = new Set<StyleEdit>()
  const pending = [...edits]
  for (let edit = pending.pop(); edit !== undefined; edit = pending.pop()) {
    for (const [, name = ''] of (edit.value ?? '').matchAll(/var\(\s*(--[^\s,)]+)/gi)) {
      const named = byName.get(name)
      if (!named || found.has(named)) continue
      found.add(named)
      pending.push(named)
    }
  }
  return [...byName.values()].filter((edit) => found.has(edit))
}
