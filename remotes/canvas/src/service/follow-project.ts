import type { CanvasService, Dispose } from '@pergola/contracts'
import type { CanvasCore } from './canvas-core.ts'

/** Who may write and what may be fetched can change while a page is open. */
export function followProject(core: CanvasCore, canvas: Pick<CanvasService, 'reload'>, repaint: () => void): Dispose {
  return core.services.projects.state.subscribe(({ open }, { open: before }) => {
    const { document, phase } = core.store.getState()
    if (!open || open.id !== document?.projectId || before?.id !== open.id || phase === 'loading') return
    core.publish({ readOnly: open.role === 'reader' })
    // A tab that takes over, or follows another one, has to show what that one has stored.
    const followed = open.role === 'reader' && open.revision !== before.revision
    if (followed || open.role !== before.role) void canvas.reload()
    else if (open.trust !== before.trust) repaint()
  })
}
