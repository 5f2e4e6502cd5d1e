import type { CanvasService } from '@pergola/contracts'
import { motionMarkOf, noMotionMark } from '@pergola/site/motions'
import { readElsewhere } from '../elsewhere.ts'
import type { Elsewhere, StoredPages } from '../elsewhere.ts'

/** Other pages, symbols and templates without a motion; null when those cannot be read. */
export async function withoutMotionElsewhere(
  canvas: CanvasService,
  projects: StoredPages | undefined,
  id: string,
): Promise<Elsewhere | null> {
  const elsewhere = await readElsewhere(canvas, projects, id)
  if (!elsewhere) return null
  const writer = elsewhere.isNamed ? await import('@pergola/site/without-motion') : null
  return elsewhere.changed({
    text: ({ text, kind }) => writer?.withoutMotion(text, kind, id) ?? text,
    attributes: (given) => (motionMarkOf(given)?.id === id ? noMotionMark : {}),
  })
}
