import { combine, type Dispose } from '@pergola/contracts'
import { messages } from '../document/messages.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'

/** The page shows the utilities its elements use, as long as the project has them switched on. */
export function followUtilities(core: CanvasCore, page: OpenPage): Dispose {
  if (!page.composed || !core.services.settings.state.getState().settings.enable_tailwind) return () => {}
  let end: Dispose | null = combine()
  // Most projects do without.
  const begin = async () => {
    const part = await import('./page-utilities.ts').catch(() => null)
    if (!end) return
    if (!part) return core.services.toasts.warning(messages.noTailwind)
    const utilities = new part.PageUtilities(core, page)
    utilities.readAll()
    end = combine(
      page.changes.on((changes) => utilities.follow(changes)),
      utilities.end,
    )
  }
  void begin()
  return () => {
    end?.()
    end = null
  }
}
