import type { RunnableContent } from '@pergola/contracts'

export interface RunnableGroup extends Pick<RunnableContent, 'kind' | 'excerpt'> {
  readonly pages: readonly string[]
}

/** What stands on many pages is read once: a site of fifty has the same three scripts on each. */
export function groupRunnable(found: readonly RunnableContent[]): readonly RunnableGroup[] {
  const groups = new Map<string, Pick<RunnableContent, 'kind' | 'excerpt'> & { pages: Set<string> }>()
  for (const { page, kind, excerpt } of found) {
    const key = `${kind} ${excerpt}`
    const group = groups.get(key) ?? { kind, excerpt, pages: new Set() }
    group.pages.add(page)
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({ ...group, pages: [...group.pages] }))
}
