import { combine, normalPreferences, type Dispose, type PageLook, type PagePreferences } from '@pergola/contracts'
import type { PageFrame } from './page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { lazyPart } from '../service/lazy-part.ts'
import { messages } from './messages.ts'

/** Everything but the states that an element is held in, which its styles show. */
export function isNormal(preferences: PagePreferences): boolean {
  const names = Object.keys(normalPreferences) as (keyof PagePreferences)[]
  return names.every((name) => name === 'held' || preferences[name] === normalPreferences[name])
}

interface Look {
  readonly service: PageLook
  /** Draws a frame as the preferences in force have it. */
  show(frame: PageFrame): void
  readonly dispose: Dispose
}

/** Preferences that the page is looked at with. Their code comes with the first that is set. */
export function createLook(core: CanvasCore): Look {
  const { preferences } = core
  const part = lazyPart(() => import('./frame-emulation.ts'))

  function show(frame: PageFrame): void {
    const now = preferences.getState()
    if (isNormal(now) && !frame.emulation) return
    if (isNormal(now)) frame.emulate(null)
    else if (part.now()) frame.emulate(part.now()!.frameEmulation(frame, now))
    else return void come(frame)
    core.lookChanged.emit()
    core.moved.emit()
  }

  async function come(frame: PageFrame): Promise<void> {
    const loaded = await part.load().catch(() => null)
    if (loaded) return core.frame === frame ? show(frame) : undefined
    preferences.setState(normalPreferences)
    core.services.toasts.warning(messages.lookMissing)
  }

  const showNow = () => core.frame && show(core.frame)
  return {
    service: { state: preferences, set: (change) => preferences.setState(change) },
    show,
    dispose: combine(
      preferences.subscribe(showNow),
      core.sheetLoaded.on(() => core.frame?.emulation?.sheetLoaded()),
    ),
  }
}
