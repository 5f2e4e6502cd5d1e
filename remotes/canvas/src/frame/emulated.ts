import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'
import type { FrameDocument } from './frame-document.ts'
import type { PageModel } from './page-model.ts'
import type { ElementHosts, Projection } from './projection-ports.ts'
import type { SheetChange, SheetViews } from './sheet-views.ts'
import { shownAttributes } from './shown-attributes.ts'

/** What makes a frame draw the page as one sees it with other preferences than those of the browser. */
export interface FrameEmulation extends Required<SheetChange> {
  /** Attributes of an element as they are drawn. */
  attributes(node: HtmlNode, attributes: readonly HtmlAttribute[]): readonly HtmlAttribute[]
  /** Names of the attributes that may differ from those of the page, and what finds the elements that have them. */
  readonly names: readonly string[]
  readonly elements: string
  /** The root was drawn, or is there already; the answer takes back what was done to it. */
  root(element: Element): () => void
  /** A sheet that another one imports, or that comes from elsewhere, arrives by itself. */
  sheetLoaded(): void
}

interface EmulatedInput {
  readonly frame: FrameDocument
  readonly model: PageModel
  readonly projection: Projection
  readonly sheets: SheetViews
  readonly hosts: ElementHosts
}

interface Emulated {
  now(): FrameEmulation | null
  set(emulation: FrameEmulation | null): void
  rootDrawn(root: Element): void
}

/** The rest of an element's attributes is left alone: others may have set them, and it may be in the middle of a drag. */
function syncNamed(element: Element, names: readonly string[], shown: readonly HtmlAttribute[]): void {
  for (const name of names) {
    const value = shown.find((attribute) => attribute.name === name)?.value ?? null
    if (value === element.getAttribute(name)) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** Draws what is drawn already anew where it differs, and what comes later as the emulation in force has it. */
export function createEmulated({ frame, model, projection, sheets, hosts }: EmulatedInput): Emulated {
  let current: FrameEmulation | null = null
  let leaveRoot = () => {}

  function syncAttributes({ names, elements }: FrameEmulation): void {
    for (const element of frame.document.querySelectorAll(elements)) {
      const id = projection.idOf(element) ?? -1
      const node = model.node(id)
      // The style elements inside of a sheet's own stand for no node of the page.
      if (node && projection.elementOf(id) === element) syncNamed(element, names, shownAttributes(node, hosts))
    }
  }

  function rootDrawn(root: Element): void {
    leaveRoot()
    leaveRoot = current?.root(root) ?? (() => {})
  }

  return {
    now: () => current,
    rootDrawn,
    set(emulation) {
      const former = current
      if (!emulation && !former) return
      current = emulation
      hosts.emulated = emulation ? (node, attributes) => emulation.attributes(node, attributes) : undefined
      sheets.dress('emulation', emulation)
      const described = emulation ?? former
      if (described) syncAttributes(described)
      const { documentElement } = frame.document
      if (documentElement) rootDrawn(documentElement)
    },
  }
}
