import { combine, type Dispose, type NodeId, type SpacingProperty } from '@pergola/contracts'
import type { DropPlace } from '../drag/drop-place.ts'
import { turnBeforePicture } from '../frame/turns.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Box } from '../viewport/viewport.ts'
import { symbolAround } from '../service/describe-element.ts'
import { barPlace, type BarPlace } from './bar-place.ts'
import { createBuried, type Buried } from './buried.ts'
import { measureSelected } from './edited.ts'
import { boxOf, isInView, roomOf, scaled } from './frame-rect.ts'
import { isNear, putHandles } from './handle-place.ts'
import type { Marquee } from './marks.ts'
import styles from './overlay.module.css'
import { preparePicture } from './prepare-picture.ts'
import { runningBox } from './running-box.ts'
import { createShapes, putMoving } from './shapes.ts'
import { bandOf } from './spacing.ts'
import { createMoveWatcher, type MoveWatcher } from './watch-moves.ts'

/** The bar above the selected element, and its handles, are drawn by React and only put in place here. */
export interface OverlayParts {
  readonly root: HTMLElement
  /** The scrolling box around the page. */
  readonly stage: HTMLElement
  readonly bar: HTMLElement
  readonly handles: HTMLElement
}

interface Overlay {
  refresh(): void
  showDrop(place: DropPlace | null): void
  dispose: Dispose
}

/** Where nothing is outlined nothing is measured: what a page brings in while it comes moves it a thousand times. */
const nowhere: Box = { left: 0, top: 0, width: 0, height: 0 }

interface Placed {
  readonly id: NodeId
  readonly box: Box
}

interface Measured {
  readonly selection: readonly Placed[]
  readonly hover: readonly Placed[]
  readonly parent: Box | null
  readonly spaced: ReturnType<typeof measureSelected>
  /** Of the element that has the bar, with the room around it and the bar's place. */
  readonly box: Box | null
  readonly room: Box
  readonly place: ReturnType<typeof barPlace>
}

class PageOverlay implements Overlay {
  readonly dispose: Dispose
  private readonly parts: OverlayParts
  private readonly core: CanvasCore
  private readonly shapes
  private readonly line: HTMLElement
  private readonly frame: HTMLElement
  private readonly moves: MoveWatcher
  private readonly buried: Buried
  private drop: DropPlace | null = null
  private marquee: Marquee | null = null
  private spacing: readonly SpacingProperty[] = []
  private handled: Box | null = null
  private point: { x: number; y: number } | null = null
  private requested = 0
  private stale = false
  /** The selection is under the pointer, or moves by itself. */
  private placing = false
  private following = false
  /** Set for a picture that may show another page or panel, not only other outlines. */
  private changed = false

  constructor(parts: OverlayParts, core: CanvasCore) {
    this.parts = parts
    this.core = core
    const { hover, selected, dropParent: parent, band } = styles
    this.shapes = createShapes(parts.root, { hover, selected, parent, band })
    this.line = this.shapes.one(styles.dropLine)
    this.frame = this.shapes.one(styles.marquee)
    const { marks } = core
    this.moves = createMoveWatcher({ onMove: this.followMove, onRest: this.refresh })
    this.buried = createBuried(core, this.refresh)
    this.dispose = combine(
      this.moves.dispose,
      this.buried.dispose,
      core.moved.on(this.refresh),
      core.store.subscribe(this.follow),
      marks.pointer.on((point) => {
        this.point = point
        this.approach()
      }),
      marks.guides.on((guides) => {
        this.placing = guides !== null
        this.refresh()
      }),
      marks.marquee.on((marquee) => this.show({ marquee })),
      marks.running.subscribe(this.refresh),
      marks.spacing.on((spacing) => this.show({ spacing })),
      () => {
        cancelAnimationFrame(this.requested)
        this.requested = 0
      },
      () => this.shapes.clear(),
    )
    this.refresh()
  }

  private boxFor(id: NodeId | null): Box | null {
    const { core } = this
    if (id === null) return null
    const element = core.frame?.projection.elementOf(id)
    const running = runningBox(core, id)
    const drawn = element?.isConnected ? boxOf(element) : null
    const box = running === undefined ? drawn : running
    return box && scaled(box, core.store.getState().zoom)
  }

  /** Those in view: thousands may be selected, and each that is drawn costs with every picture. */
  private placed(ids: readonly NodeId[], room: Box): readonly Placed[] {
    return ids.flatMap((id) => {
      const box = this.boxFor(id)
      return box && isInView(box, room) ? [{ id, box }] : []
    })
  }

  private showElements(kind: 'hover' | 'selected', placed: readonly Placed[]): void {
    const { page } = this.core
    const boxes = placed.map(({ box }) => box)
    for (const [index, element] of this.shapes.show(kind, boxes).entries()) {
      const id = placed[index]?.id ?? -1
      element.toggleAttribute('data-symbol', page?.node(id) !== undefined && symbolAround(page, id) !== null)
    }
  }

  /** Everything is measured before anything is put in place: a box asked for afterwards would be laid out once more. */
  private measure(): Measured {
    const { bar, root, stage } = this.parts
    const { selection, selected } = this.core.store.getState()
    const hovered = this.hovered()
    const box = this.boxFor(selected?.id ?? null)
    const room = selection.length + hovered.length > 0 ? roomOf(root, stage) : nowhere
    const placed = { selection: this.placed(selection, room), hover: this.placed(hovered, room) }
    this.watchMoves([...placed.selection, ...placed.hover])
    return {
      ...placed,
      parent: this.drop && this.boxFor(this.drop.parent),
      spaced: this.spacing.length > 0 ? measureSelected(this.core) : null,
      box,
      room,
      place: box && barPlace(box, bar.offsetWidth, room, this.buries),
    }
  }

  // Nothing is asked with every picture of a move.
  private readonly buries = (place: BarPlace): boolean =>
    this.buried.at(place, this.parts.bar.offsetWidth, !this.placing && !this.following)

  private drawSelection({ selection: placed, box, room, place }: Measured): void {
    const { bar, handles } = this.parts
    const { selection, editingText } = this.core.store.getState()
    const [only] = selection
    this.showElements('selected', placed)
    const alone = selection.length === 1 && !editingText && !this.marquee
    // What runs is not changed by hand.
    const runs = only !== undefined && runningBox(this.core, only) !== undefined
    const wasHidden = bar.hidden
    // Neither lies over what is dropped on, or picked.
    bar.hidden = !place || this.placing || this.drop !== null || this.core.picking !== null
    // What is hidden has no width yet that its place could depend on.
    if (wasHidden && !bar.hidden) this.refresh()
    handles.hidden = bar.hidden || !alone || runs
    this.handled = handles.hidden ? null : box
    if (!box || !place) return
    bar.style.transform = `translate(${place.left}px, ${place.top}px)`
    putHandles(handles, box, room)
    this.approach()
  }

  private hovered(): readonly NodeId[] {
    const { selection, editingText } = this.core.store.getState()
    const id = this.core.hovered
    // The selected element may be the one that is picked.
    const isSelected = id !== null && selection.includes(id) && this.core.picking === null
    const quiet = id === null || editingText || this.drop !== null || isSelected
    return this.marquee?.caught ?? (quiet ? [] : [id])
  }

  private drawDrop({ parent }: Measured): void {
    const { zoom } = this.core.store.getState()
    this.shapes.show('parent', parent ? [parent] : [])
    this.line.hidden = !this.drop?.line
    if (this.drop?.line) putMoving(this.line, scaled(this.drop.line, zoom))
    this.frame.hidden = !this.marquee
    if (this.marquee) putMoving(this.frame, scaled(this.marquee.box, zoom))
  }

  private drawSpacing({ spaced }: Measured): void {
    const { zoom } = this.core.store.getState()
    const bands = spaced ? this.spacing.map((property) => scaled(bandOf(property, spaced), zoom)) : []
    const drawn = this.shapes.show('band', bands)
    for (const [index, element] of drawn.entries()) {
      element.dataset['kind'] = this.spacing[index]?.split('-')[0] ?? ''
    }
  }

  private draw(): void {
    if (!this.stale) return
    this.stale = false
    const measured = this.measure()
    this.drawSelection(measured)
    this.showElements('hover', measured.hover)
    this.drawDrop(measured)
    this.drawSpacing(measured)
  }

  /** What moves without a word to the editor: animations, late fonts and pictures, a text field that is pulled larger. */
  private watchMoves(outlined: readonly Placed[]): void {
    const { frame, store } = this.core
    // Out of view the one with the bar is followed all the same: it may come into view.
    const ids = new Set([store.getState().selected?.id ?? -1, ...outlined.map(({ id }) => id)])
    const elements = [...ids].flatMap((id) => frame?.projection.elementOf(id) ?? [])
    this.moves.watch(frame, elements)
  }

  private readonly followMove = (): void => {
    this.stale = true
    this.following = true
    this.draw()
    this.following = false
  }

  private readonly drawInPicture = (): void => {
    this.requested = 0
    this.changed = false
    this.draw()
  }

  /**
   * The picture of a large page takes a while to lay out and to prepare: done behind the change, and once more behind what
   * the panels make of it, that is over, or well on its way, when the picture is due.
   */
  private async drawEarly(): Promise<void> {
    await turnBeforePicture()
    await turnBeforePicture()
    if (!this.requested) return
    this.draw()
    if (!this.changed) return
    preparePicture(document)
    await turnBeforePicture()
    await turnBeforePicture()
    if (this.requested) preparePicture(document)
  }

  private show(change: { marquee?: Marquee | null; spacing?: readonly SpacingProperty[] }): void {
    if (change.marquee !== undefined) this.marquee = change.marquee
    if (change.spacing) this.spacing = change.spacing
    this.refresh()
  }

  private approach(): void {
    const { zoom } = this.core.store.getState()
    const at = this.point && { x: this.point.x * zoom, y: this.point.y * zoom }
    this.parts.handles.toggleAttribute('data-near', this.handled !== null && isNear(at, this.handled))
  }

  private readonly follow = (): void => {
    this.changed = true
    this.refresh()
  }

  readonly refresh = (): void => {
    this.stale = true
    if (this.requested) return
    this.requested = requestAnimationFrame(this.drawInPicture)
    // With nothing selected there is nothing to lay the page out for, least of all while it comes.
    if (this.core.store.getState().selected) void this.drawEarly()
  }

  readonly showDrop = (place: DropPlace | null): void => {
    this.drop = place
    this.refresh()
  }
}

/** Outlines over the frame. All measuring and moving happens once per picture, however much happened in between. */
export function createOverlay(parts: OverlayParts, core: CanvasCore): Overlay {
  return new PageOverlay(parts, core)
}
