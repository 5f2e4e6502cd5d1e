import type { CssChange } from '@pergola/site/css'
import type { SheetKey } from '@pergola/site/document'

/** Text of a page's sheets, as runs of top-level nodes. */
export interface SheetTexts {
  chunks(sheet: SheetKey): readonly string[]
  /** Makes addresses hold in the frame, where the sheet's text stands in the page and not in its own file. */
  addressed(sheet: SheetKey, css: string): string
}

export interface SheetViews {
  /** Draws a sheet inside an element. Ends with `unmount`. */
  mount(sheet: SheetKey, element: Element, media: string | null): void
  unmount(element: Element): void
  follow(sheet: SheetKey, change: CssChange): void
  /** Draws a sheet anew that became another one. */
  refresh(sheet: SheetKey): void
}

interface SheetView {
  readonly sheet: SheetKey
  readonly element: Element
  readonly media: string | null
  readonly styles: HTMLStyleElement[]
}

/** `@namespace` holds for one sheet only, so every run of the sheet has to start with it. */
function namespaces(chunks: readonly string[]): string {
  return chunks.filter((chunk) => /^\s*@namespace/i.test(chunk)).join('')
}

/**
 * A sheet stands in the frame as several style elements inside the element that names it: an edit then makes the
 * browser read some thirty rules again, and not the whole of a framework. The elements around it count as before.
 */
export function createSheetViews(document: Document, texts: SheetTexts): SheetViews {
  const views = new Map<SheetKey, Set<SheetView>>()
  const byElement = new WeakMap<Element, SheetView>()

  function styleFor(view: SheetView, chunk: string, prefix: string): HTMLStyleElement {
    const style = document.createElement('style')
    if (view.media !== null) style.media = view.media
    style.textContent = prefix + texts.addressed(view.sheet, chunk)
    return style
  }

  function splice(view: SheetView, change: CssChange): void {
    const chunks = texts.chunks(view.sheet)
    const prefix = namespaces(chunks)
    const made = chunks
      .slice(change.index, change.index + change.inserted)
      .map((chunk) => styleFor(view, chunk, prefix))
    const gone = view.styles.splice(change.index, change.removed, ...made)
    const next = view.styles[change.index + change.inserted] ?? null
    for (const style of made) view.element.insertBefore(style, next)
    for (const style of gone) style.remove()
  }

  function fill(view: SheetView): void {
    splice(view, {
      type: 'chunk',
      index: 0,
      removed: view.styles.length,
      inserted: texts.chunks(view.sheet).length,
    })
  }

  return {
    mount(sheet, element, media) {
      const view: SheetView = { sheet, element, media, styles: [] }
      const siblings = views.get(sheet) ?? new Set()
      views.set(sheet, siblings.add(view))
      byElement.set(element, view)
      fill(view)
    },
    unmount(element) {
      const view = byElement.get(element)
      if (!view) return
      byElement.delete(element)
      views.get(view.sheet)?.delete(view)
    },
    follow(sheet, change) {
      for (const view of views.get(sheet) ?? []) splice(view, change)
    },
    refresh(sheet) {
      for (const view of views.get(sheet) ?? []) fill(view)
    },
  }
}
