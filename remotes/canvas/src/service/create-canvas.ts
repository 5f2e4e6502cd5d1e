import {
  combine,
  type CanvasService,
  type Command,
  type Dispose,
  type NodeId,
  type Readable,
  type Project,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { createAudit } from '../audit/audit.ts'
import { createBreakpoints } from '../breakpoints/breakpoints.ts'
import { createBlocks, type BlockLoaders } from '../blocks/blocks.ts'
import { createLazyClipboard } from '../clipboard/lazy-clipboard.ts'
import { canvasCommands } from '../commands/commands.ts'
import { createDragging } from '../drag/dragging.ts'
import type { DropPlace } from '../drag/drop-place.ts'
import { createSaving } from '../document/saving.ts'
import { createLive, type Live } from '../live/live.ts'
import { liveCommands } from '../live/live-commands.ts'
import { frameScale } from '../pointer/follow-pointer.ts'
import { startMarquee } from '../pointer/marquee.ts'
import { createPanning, type Panning } from '../pointer/panning.ts'
import { alignCommands } from '../positioning/align-commands.ts'
import { createPositioning, type Positioning, type MovingPress } from '../positioning/positioning.ts'
import { createMotionPlayback } from '../motions/motion-playback.ts'
import { createPicking } from '../pointer/picking.ts'
import { startScreenshots } from '../screenshot/screenshots.ts'
import { createStructure } from '../structure/structure.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createContent } from '../structure/content.ts'
import { blockText } from '../symbols/block-text.ts'
import { selectAlone } from '../symbols/select-alone.ts'
import { symbolCommands } from '../symbols/symbol-commands.ts'
import { symbolVerbs } from '../symbols/symbol-verbs.ts'
import { createSideBySide, type SideBySide } from '../viewport/side-by-side.ts'
import { readSiteNames } from '../styles/site-names.ts'
import { createStyles } from '../styles/styles.ts'
import { createLazyText, type LazyText } from '../text/lazy-text.ts'
import { typedElement } from '../text/typed-element.ts'
import { createHiddenContent, type HiddenContent } from '../unscripted/hidden-content.ts'
import { unscriptedCommands } from '../unscripted/unscripted-commands.ts'
import { createSizing, type Sizing } from '../viewport/sizing.ts'
import { createHistoryVerbs } from './history-verbs.ts'
import { createCanvasCore, type CanvasCore, type CanvasServices } from './canvas-core.ts'
import { createMounting, type Mounting } from './mounting.ts'
import { createLook } from '../frame/page-look.ts'
import { createOpening } from './opening.ts'
import { lazyPart } from './lazy-part.ts'
import { createPlayback } from './playback.ts'
import { createSelecting, type Selecting } from './selecting.ts'
import { createSignal, type Signal } from './signal.ts'
import { createSources } from './sources.ts'
import { toldAfterPaint } from './told-after-paint.ts'

/** The canvas with what only its own views may use. */
export interface Canvas {
  readonly core: CanvasCore
  readonly service: CanvasService
  readonly commands: readonly Command[]
  readonly mounting: Mounting
  readonly sizing: Sizing
  readonly text: LazyText
  readonly panning: Panning
  readonly live: Live
  readonly hiddenContent: HiddenContent
  readonly sideBySide: SideBySide
  readonly drop: Signal<DropPlace | null>
  readonly menu: Signal<{ x: number; y: number }>
  readonly naming: Signal<number>
  startMove(pointer: { pointerId: number; x: number; y: number }): void
  /** Takes an edge of the cells of the selected child of a grid along. */
  readonly startGridEdge: Positioning['startEdge']
  /** Draws a frame from a point beside the page, in pixels of the window. */
  startMarquee(pointer: { pointerId: number; x: number; y: number }, keep: readonly NodeId[]): void
  dispose: Dispose
}

/** The working copy of the record; a new object only when the record is another one. */
function createRecord(core: CanvasCore): { record: Readable<{ project: Project | null }>; dispose: Dispose } {
  const store = createStore<{ project: Project | null }>(() => ({ project: null }))
  const dispose = core.store.subscribe(() => {
    const project = core.page?.project() ?? null
    if (store.getState().project !== project) store.setState({ project })
  })
  return { record: store, dispose }
}

function createParts(services: CanvasServices, loaders?: BlockLoaders) {
  const core = createCanvasCore(services, () => import('../structure/fitted-block.ts'))
  const own = {
    project: () => core.page?.project() ?? null,
    text: (path: string) => (core.page ? blockText(core.page, path) : null),
    readNames: () => readSiteNames(core),
  }
  const blocks = createBlocks(own, loaders)
  const drop = createSignal<DropPlace | null>()
  const selecting = createSelecting(core)
  const structure = createStructure({ core, blocks, select: selecting.select })
  const attributes = { ...createAttributes(core), ...createContent({ core, select: selecting.select }) }
  const dragging = createDragging({ core, blocks, ...structure, showDrop: drop.emit })
  const { clipboard, dispose: endClipboard } = createLazyClipboard({ core, ...structure })
  const text = createLazyText(core)
  const sizing = createSizing(core)
  const styles = createStyles(core, sizing)
  const positioning = createPositioning(core, styles.target)
  const breakpoints = createBreakpoints({ core, sizing })
  const look = createLook(core)
  const saving = createSaving(core)
  const live = createLive(core, saving.save)
  const hiddenContent = createHiddenContent(core)
  const sideBySide = createSideBySide(core)
  const playback = createMotionPlayback(core)
  const named = { core, blocks, drop, selecting, structure, attributes, dragging, clipboard, text, sizing }
  const playing = { ...createPlayback(core), motions: playback.motions }
  const asking = {
    ...createPicking(core, selecting),
    audit: createAudit(core),
    breakpoints: breakpoints.service,
    look: look.service,
  }
  const end = combine(
    endClipboard,
    text.dispose,
    playback.dispose,
    live.dispose,
    hiddenContent.dispose,
    saving.dispose,
    styles.dispose,
    breakpoints.dispose,
    look.dispose,
  )
  const wrapping = lazyPart(async () =>
    (await import('../structure/wrapping.ts')).createWrapping(core, selecting.select),
  )
  const looking = { live, hiddenContent, sideBySide }
  return { ...named, styles, positioning, wrapping, saving, looking, look, playing, asking, end }
}

type Parts = ReturnType<typeof createParts>

function pointerVerbs(parts: Parts, panning: Panning, menu: Signal<{ x: number; y: number }>) {
  const { core, selecting, dragging, text, sizing, positioning } = parts
  return {
    select: selectAlone(core, selecting.select),
    hover: selecting.hover,
    isPlacing: positioning.isPlacing,
    drag(ids: readonly NodeId[], press: MovingPress & { readonly alt: boolean }) {
      // With Alt it goes to another place of the page's tree, as what stands in the flow does.
      if (press.alt || !positioning.startMove(ids, press)) dragging.startMove(ids, press)
    },
    catchFrom: (pointer: { pointerId: number; x: number; y: number }, keep: readonly NodeId[]) =>
      void startMarquee(core, { ...pointer, keep, select: selectAlone(core, selecting.select) }),
    enter(id: number, point: { x: number; y: number }) {
      // A word in bold belongs to the text around it.
      const typed = core.canEdit() ? typedElement(core, id) : null
      if (typed !== null) text.start(typed, point)
      else void import('../media/choose-source.ts').then(({ chooseSource }) => chooseSource(core, id))
    },
    menu: menu.emit,
    zoomBy: (factor: number) => sizing.scaleBy(factor),
    startPan: panning.start,
    isTyping: text.isTyping,
    endTyping: text.commit,
    get panning() {
      return panning.held
    },
  }
}

function marqueeFrom(
  core: CanvasCore,
  { select }: Selecting,
  { pointerId, x, y }: { pointerId: number; x: number; y: number },
  keep: readonly NodeId[],
): void {
  if (!core.frame) return
  const { bounds, zoom } = frameScale(core.frame)
  const at = { x: (x - bounds.left) / zoom, y: (y - bounds.top) / zoom }
  startMarquee(core, { pointerId, ...at, keep, select: selectAlone(core, select) })
}

function savingAndFrame({ core: { touched, marks }, saving: { save, unsaved }, positioning }: Parts) {
  return {
    onFrameInteraction: (listener) => touched.on(listener),
    showSpacing: marks.spacing.emit,
    showGrid(owner, onLayout) {
      const grid = { owner, onLayout }
      marks.grids.setState((grids) => [...grids, grid], true)
      return () => marks.grids.setState((grids) => grids.filter((each) => each !== grid), true)
    },
    placeInGrid: positioning.placeInGrid,
    save,
    unsaved,
  } satisfies Partial<CanvasService>
}

function roomCommands({ core, positioning, looking: { live, hiddenContent, sideBySide } }: Parts): Command[] {
  return [
    ...alignCommands(core, positioning),
    ...liveCommands(core, live),
    ...symbolCommands(core),
    sideBySide.command,
    ...unscriptedCommands(core, hiddenContent),
  ]
}

export function createCanvas(services: CanvasServices, loaders?: BlockLoaders): Canvas {
  const parts = createParts(services, loaders)
  const { core, text, sizing, selecting, styles, saving, wrapping } = parts
  const menu = createSignal<{ x: number; y: number }>()
  const naming = createSignal<number>()
  const panning = createPanning(core)
  const mounting = createMounting({
    core,
    pointer: pointerVerbs(parts, panning, menu),
    clipboard: parts.clipboard,
    selecting,
    look: parts.look.show,
    onSpace: panning.hold,
    nudge: parts.positioning.nudge,
    showDrop: parts.drop.emit,
    onDrop: (content, where) => void parts.clipboard.dropAt(content, where),
  })
  const opening = createOpening(core, mounting, parts.saving.save)
  const recording = createRecord(core)
  const sources = createSources(core)
  const service: CanvasService = {
    state: toldAfterPaint(core.store, core.pace.due),
    styles: styles.surface,
    blocks: parts.blocks.state,
    loadBlocks: parts.blocks.loadBlocks,
    record: recording.record,
    ...opening,
    ...selecting,
    ...parts.structure,
    ...parts.attributes,
    ...parts.clipboard,
    ...sizing,
    ...sources,
    ...symbolVerbs(core, selecting, sources),
    ...parts.playing,
    ...parts.asking,
    startBlockDrag: parts.dragging.startBlockDrag,
    editText: (id) => text.start(id),
    ...createHistoryVerbs(core, saving.storeNow),
    ...savingAndFrame(parts),
  }
  const input = { core, canvas: service, selecting, sizing, wrapping, askName: naming.emit }
  return {
    core,
    service,
    commands: [...roomCommands(parts), ...canvasCommands(input)],
    mounting,
    sizing,
    text,
    panning,
    ...parts.looking,
    drop: parts.drop,
    menu,
    naming,
    startMarquee: ({ pointerId, x, y }, keep) => marqueeFrom(core, selecting, { pointerId, x, y }, keep),
    startMove: (pointer) => void parts.dragging.startMove(core.store.getState().selection, pointer),
    startGridEdge: parts.positioning.startEdge,
    dispose: combine(parts.end, opening.dispose, recording.dispose, startScreenshots(core)),
  }
}
