import { type CanvasService, fail } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'

type Audit = NonNullable<CanvasService['audit']>

/** Its code comes with the first one. */
export function createAudit(core: CanvasCore): Audit {
  let loading: Promise<Audit> | null = null
  const load = async () => (await import('./audit-page.ts')).createPageAudit(core)
  return async (work) => {
    try {
      const audit = await (loading ??= load())
      return await audit(work)
    } catch (error) {
      loading = null
      return fail('audit-missing', String(error))
    }
  }
}
