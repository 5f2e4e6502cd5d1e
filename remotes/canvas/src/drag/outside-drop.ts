import { combine, type Dispose } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { perParent, readFor, type Where } from '../structure/place.ts'
import { createDragTip, type DragTip } from './drag-tip.ts'
import type { DropPlace } from './drop-place.ts'
import { dropRulesFor } from './drop-rules.ts'
import { showDropAreas } from './drop-areas.ts'
import { createDropFinder } from './find-drop.ts'
import { messages } from './messages.ts'

/** What was dragged in from outside the editor. */
export interface DroppedContent {
  readonly files: readonly File[]
  readonly html: string
  readonly text: string
}

export interface OutsideDropInput {
  readonly core: CanvasCore
  readonly frame: PageFrame
  readonly showDrop: (place: DropPlace | null) => void
  readonly onDrop: (content: DroppedContent, where: Where) => void
}

/** What the page is asked about while only the kind of what comes is known. */
function probeFor(transfer: DataTransfer): string | null {
  if (transfer.types.includes('Files')) return '<img>'
  return transfer.types.some((type) => type === 'text/html' || type === 'text/plain') ? '<div></div>' : null
}

class OutsideDrop {
  private readonly input: OutsideDropInput
  private find: ReturnType<typeof createDropFinder> | null = null
  private place: DropPlace | null = null
  private tip: DragTip | null = null
  private hideAreas: Dispose = () => {}

  constructor(input: OutsideDropInput) {
    this.input = input
  }

  private begin(probe: string): NonNullable<typeof this.find> | null {
    const { core, frame } = this.input
    const { page } = core
    if (!page || !core.canEdit()) return null
    const accepts = perParent(page, (where) => readFor(page, probe, where) !== null)
    this.tip ??= createDragTip(messages.dropHere)
    if (!this.find) {
      const rules = dropRulesFor(core, page, [], accepts)
      this.find = createDropFinder(frame, rules)
      this.hideAreas = showDropAreas(frame, rules.isContainer)
    }
    return this.find
  }

  over(event: DragEvent): void {
    const transfer = event.dataTransfer
    const probe = transfer && probeFor(transfer)
    if (!transfer || probe === null || this.input.core.store.getState().editingText) return
    // Without this the browser would leave the editor and open the file.
    event.preventDefault()
    const found = this.begin(probe)?.({ x: event.clientX, y: event.clientY }) ?? { refused: messages.readOnly }
    this.place = 'target' in found ? found : null
    transfer.dropEffect = this.place ? 'copy' : 'none'
    this.input.showDrop(this.place)
    this.showTip(event, 'refused' in found ? found.refused : null)
  }

  private showTip(event: DragEvent, refused: string | null): void {
    const { core, frame } = this.input
    const { left, top } = frame.element.getBoundingClientRect()
    const { zoom } = core.store.getState()
    this.tip?.show(
      left + event.clientX * zoom,
      top + event.clientY * zoom,
      refused ?? messages.dropHere,
      refused !== null,
    )
  }

  drop(event: DragEvent): void {
    const { place } = this
    const transfer = event.dataTransfer
    if (this.input.core.store.getState().editingText) return
    event.preventDefault()
    this.end()
    if (!transfer || !place) return
    // Read now: a transfer is empty once its event has passed.
    const content = {
      files: [...transfer.files],
      html: transfer.getData('text/html'),
      text: transfer.getData('text/plain'),
    }
    this.input.onDrop(content, { target: place.target, position: place.position })
  }

  end(): void {
    this.hideAreas()
    this.find = null
    this.place = null
    this.tip?.remove()
    this.tip = null
    this.input.showDrop(null)
  }
}

/** Files, markup and text dragged onto the page from elsewhere land where the line shows. */
export function attachOutsideDrop(input: OutsideDropInput): Dispose {
  const { document } = input.frame
  const drop = new OutsideDrop(input)
  return combine(
    listen(document, 'dragover', (event) => drop.over(event)),
    listen(document, 'dragleave', (event) => event.relatedTarget === null && drop.end()),
    listen(document, 'drop', (event) => drop.drop(event)),
    () => drop.end(),
  )
}
