import { combine, type Dispose } from '@pergola/contracts'
import { createFrameAhead } from '../frame/frame-ahead.ts'
import { framePolicy, publicHosts } from '../frame/frame-policy.ts'
import { lazyEmbeds } from '../frame/lazy-embeds.ts'
import { hiddenAttribute } from '../frame/helper-css.ts'
import { createPageFrame, type PageFrame } from '../frame/page-frame.ts'
import { createTurns, nextTurn } from '../frame/turns.ts'
import { messages } from '../document/messages.ts'
import type { OpenPage } from '../document/open-page.ts'
import { attachFrameKeys } from '../pointer/frame-keys.ts'
import { attachClipboard } from '../clipboard/clipboard-events.ts'
import type { DropPlace } from '../drag/drop-place.ts'
import { attachLazyOutsideDrop } from '../drag/lazy-outside-drop.ts'
import type { DroppedContent } from '../drag/outside-drop.ts'
import type { Where } from '../structure/place.ts'
import { attachPointer, type PointerVerbs } from '../pointer/pointer.ts'
import type { Clipboard } from '../clipboard/clipboard.ts'
import type { CanvasCore } from './canvas-core.ts'
import { countElements } from './describe-element.ts'
import { listen } from './listen.ts'
import type { Selecting } from './selecting.ts'

/** The frame while a view offers it a place. Without a view the page is open all the same, and is drawn when one comes. */
export interface Mounting {
  /** Gives the frame a place; the end takes it away. */
  mount(host: HTMLElement): Dispose
  /** Reads and draws the open page anew. False when something else has taken its place meanwhile. */
  paint(): Promise<boolean>
  clear(): void
}

interface MountingInput {
  readonly core: CanvasCore
  readonly pointer: PointerVerbs
  readonly clipboard: Clipboard
  readonly selecting: Selecting
  /** Draws a frame with the preferences that the page is looked at with. */
  readonly look: (frame: PageFrame) => void
  readonly onSpace: (held: boolean) => void
  readonly nudge: (event: KeyboardEvent) => boolean
  readonly showDrop: (place: DropPlace | null) => void
  readonly onDrop: (content: DroppedContent, where: Where) => void
}

/** Of every frame that shows the page. */
export function policyOf(core: CanvasCore): string {
  const { page } = core
  const { open } = core.services.projects.state.getState()
  const restricted = open?.trust === 'restricted'
  // From other servers a restricted page gets nothing before a person has asked for it.
  const texts =
    restricted && open.remoteFiles && page ? page.site.files().map((file) => page.site.text(file) ?? '') : []
  return framePolicy({ origin: location.origin, restricted, hosts: texts.flatMap(publicHosts) })
}

/** The page in an opened frame, still to be drawn. */
export function frameOf(core: CanvasCore, page: OpenPage, element: HTMLIFrameElement): PageFrame {
  const policy = policyOf(core)
  return createPageFrame(element, page, policy, lazyEmbeds(core, page, policy))
}

/** What a person has set about how pages are shown while they are edited. */
export function showWishes({ services }: CanvasCore, frame: PageFrame): void {
  const { settings } = services.settings.state.getState()
  frame.setStill(settings.stop_all_animation_on_page)
  frame.setPlainLayers(settings.disable_will_change_in_editor)
}

function fitFrame(core: CanvasCore, frame: PageFrame): void {
  const { width, height, zoom } = core.store.getState()
  frame.element.style.width = `${width}px`
  frame.element.style.height = `${height}px`
  frame.element.style.transform = zoom === 1 ? '' : `scale(${zoom})`
}

function isForeignSheet(target: EventTarget | null): boolean {
  const element = target as Element
  const name = element.nodeName.toLowerCase()
  return name === 'link' || (name === 'style' && /^\s*@import/.test(element.textContent))
}

/** What is shown without a sheet from another server looks broken, and nobody would know why. */
function tellMissing({ services }: CanvasCore, { href }: HTMLLinkElement): void {
  const isKnown = !navigator.onLine || services.projects.state.getState().open?.trust === 'restricted'
  if (isKnown || !URL.canParse(href) || new URL(href).origin === location.origin) return
  services.toasts.warning(messages.sheetMissing(href))
}

function attach(input: MountingInput, frame: PageFrame): Dispose {
  const { core } = input
  const still = () => showWishes(core, frame)
  const shape = () => {
    fitFrame(core, frame)
    frame.setOutline(core.store.getState().outline)
  }
  shape()
  still()
  return combine(
    core.store.subscribe((state, before) => {
      const same = state.width === before.width && state.height === before.height && state.zoom === before.zoom
      if (!same || state.outline !== before.outline) shape()
    }),
    core.services.settings.state.subscribe(still),
    attachPointer(core, frame, input.pointer),
    attachFrameKeys({ core, frame, selecting: input.selecting, onSpace: input.onSpace, nudge: input.nudge }),
    listen(frame.document, 'load', ({ target }) => isForeignSheet(target) && core.sheetLoaded.emit(), {
      capture: true,
    }),
    listen(
      frame.document,
      'error',
      ({ target }) => isForeignSheet(target) && tellMissing(core, target as HTMLLinkElement),
      {
        capture: true,
      },
    ),
    attachClipboard(core, frame, input.clipboard),
    attachLazyOutsideDrop({ core, frame, showDrop: input.showDrop, onDrop: input.onDrop }),
  )
}

/** The page stands in its frame, or would if there were a place for one. */
export function publishReady(core: CanvasCore): void {
  core.publish({ phase: 'ready', elements: core.page ? countElements(core.page) : 0 })
}

export function createMounting(input: MountingInput): Mounting {
  const { core } = input
  let host: HTMLElement | null = null
  let detach: Dispose | null = null
  let drawing = new AbortController()
  const ahead = createFrameAhead()

  function clear(): void {
    drawing.abort()
    drawing = new AbortController()
    detach?.()
    detach = null
    core.frame?.dispose()
    core.frame = null
  }

  async function paint(): Promise<boolean> {
    clear()
    const { page } = core
    const { signal } = drawing
    if (!page) return false
    const reading = page.prepare(createTurns(nextTurn, () => !signal.aborted))
    const element = host && (await ahead.take(host, signal))
    if (!(await reading) || signal.aborted) {
      element?.remove()
      return false
    }
    return element ? draw(page, element, signal) : true
  }

  async function draw(page: OpenPage, element: HTMLIFrameElement, signal: AbortSignal): Promise<boolean> {
    const frame = frameOf(core, page, element)
    core.frame = frame
    input.look(frame)
    const painted = frame.paint(core.services.settings.state.getState().settings.enable_editor_lazy_loading)
    detach = attach(input, frame)
    await painted
    if (signal.aborted) return false
    for (const id of core.hidden) frame.projection.elementOf(id)?.setAttribute(hiddenAttribute, '')
    core.moved.emit()
    return true
  }

  /** A page that was open before the view came is only now to be seen. */
  async function repaint(): Promise<void> {
    core.publish({ phase: 'loading' })
    if (await paint()) publishReady(core)
  }

  return {
    mount(place) {
      host = place
      if (core.page) void repaint()
      else ahead.begin(place)
      return () => {
        if (host !== place) return
        host = null
        ahead.end()
        clear()
        // What was being drawn has no place any more, and the page is open all the same.
        if (core.page && core.store.getState().phase === 'loading') publishReady(core)
      }
    },
    paint,
    clear,
  }
}
