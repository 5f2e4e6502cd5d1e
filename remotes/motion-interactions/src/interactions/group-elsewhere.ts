import type { CanvasService } from '@pergola/contracts'
import { groupMarkOf, groupMarkup } from '@pergola/site/interactions'
import type { GroupChange } from '@pergola/site/interactions'
import { readElsewhere } from '../elsewhere.ts'
import type { Elsewhere, StoredPages } from '../elsewhere.ts'

type Change = Pick<GroupChange, 'groupId' | 'before' | 'after'>

/** What a change of a group makes of other pages, symbols and templates; null when those cannot be read. */
export async function groupElsewhere(
  canvas: CanvasService,
  projects: StoredPages | undefined,
  groupId: string,
): Promise<((change: Change) => Elsewhere) | null> {
  const elsewhere = await readElsewhere(canvas, projects, groupId)
  if (!elsewhere) return null
  const writer = elsewhere.isNamed ? await import('@pergola/site/group-handlers') : null
  return (change) =>
    elsewhere.changed({
      text: ({ text, kind }) => writer?.withGroupChange(text, kind, change) ?? text,
      attributes(given) {
        const mark = groupMarkOf(given)
        return mark?.id === groupId ? groupMarkup({ ...change, instance: mark.instance }, given) : {}
      },
    })
}
