import type { CssChange } from '@pergola/site/css'
import type { SheetKey } from '@pergola/site/document'

/** Text of a page's sheets, node by node of the top level. */
export interface SheetTexts {
  chunkCount(sheet: SheetKey): number
  chunk(sheet: SheetKey, index: number): string
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
  /**
   * From now on what is drawn goes through `change`, which makes the frame understand more than the page says; null takes
   * away what was there by this name.
   */
  setTransform(name: string, change: SheetChange | null): void
  /** Addresses in sheets may have become others: what holds none of them is not read again. */
  refreshAddresses(): void
  /** The sheet that a style element of the frame is a part of. */
  keyOf(style: Element): SheetKey | null
}

export interface SheetChange {
  css(text: string): string
  /** For the `media` of the element that names a sheet. */
  media?(list: string): string
}

/** A run of top-level nodes that stands in one style element. */
interface Run {
  size: number
  readonly style: HTMLStyleElement
}

interface SheetView {
  readonly sheet: SheetKey
  readonly element: Element
  readonly media: string | null
  readonly runs: Run[]
}

const runSize = 32

/** So few are read again sooner than another style element is made; without it a sheet would end as one for each rule. */
const smallRun = 8

/** What the browser fetches or registers by name stands alone, so that an edit beside it does not make it start again. */
const standsAlone = /^(?:\s|\/\*[\s\S]*?\*\/)*@(?:import|font-face|(?:-webkit-)?keyframes|property)\b/i

class ChunkedSheets implements SheetViews {
  private readonly document: Document
  private readonly texts: SheetTexts
  private readonly views = new Map<SheetKey, Set<SheetView>>()
  private readonly byElement = new WeakMap<Element, SheetView>()
  private readonly changes = new Map<string, SheetChange>()

  constructor(document: Document, texts: SheetTexts) {
    this.document = document
    this.texts = texts
  }

  mount(sheet: SheetKey, element: Element, media: string | null): void {
    const view: SheetView = { sheet, element, media, runs: [] }
    const siblings = this.views.get(sheet) ?? new Set()
    this.views.set(sheet, siblings.add(view))
    this.byElement.set(element, view)
    this.drawAll(view)
  }

  unmount(element: Element): void {
    const view = this.byElement.get(element)
    if (!view) return
    this.byElement.delete(element)
    this.views.get(view.sheet)?.delete(view)
  }

  follow(sheet: SheetKey, change: CssChange): void {
    for (const view of this.views.get(sheet) ?? []) this.splice(view, change)
  }

  refresh(sheet: SheetKey): void {
    for (const view of this.views.get(sheet) ?? []) {
      for (const { style } of view.runs.splice(0)) style.remove()
      this.drawAll(view)
    }
  }

  setTransform(name: string, change: SheetChange | null): void {
    if (change) this.changes.set(name, change)
    else if (!this.changes.delete(name)) return
    for (const { media, runs } of this.allViews()) {
      if (media !== null) for (const { style } of runs) style.media = this.mediaOf(media)
    }
    this.refreshAddresses()
  }

  refreshAddresses(): void {
    for (const view of this.allViews()) {
      let from = 0
      for (const run of view.runs) {
        this.write(view, run, from)
        from += run.size
      }
    }
  }

  keyOf(style: Element): SheetKey | null {
    const host = style.parentElement
    return (host && this.byElement.get(host)?.sheet) ?? null
  }

  private allViews(): SheetView[] {
    return [...this.views.values()].flatMap((views) => [...views])
  }

  private transformed(css: string): string {
    return [...this.changes.values()].reduce((text, change) => change.css(text), css)
  }

  private mediaOf(written: string): string {
    return [...this.changes.values()].reduce((list, { media }) => media?.(list) ?? list, written)
  }

  private drawAll(view: SheetView): void {
    this.add(view, 0, { from: 0, count: this.texts.chunkCount(view.sheet) })
  }

  /** `@namespace` holds for one sheet only, so every run of the sheet has to start with it. */
  private namespaces(sheet: SheetKey): string {
    let text = ''
    for (let index = 0; index < Math.min(20, this.texts.chunkCount(sheet)); index += 1) {
      const chunk = this.texts.chunk(sheet, index)
      if (/^\s*@namespace/i.test(chunk)) text += chunk
    }
    return text
  }

  private write(view: SheetView, run: Run, from: number): void {
    let css = this.namespaces(view.sheet)
    for (let index = from; index < from + run.size; index += 1) css += this.texts.chunk(view.sheet, index)
    const text = this.transformed(this.texts.addressed(view.sheet, css))
    if (run.style.textContent !== text) run.style.textContent = text
  }

  /** Draws nodes as new runs, at a place among the runs that are there. */
  private add(view: SheetView, at: number, { from, count }: { from: number; count: number }): void {
    let place = at
    for (let index = from; index < from + count;) {
      const size = this.runLength(view.sheet, index, from + count)
      this.addRun(view, place, { from: index, size })
      place += 1
      index += size
    }
  }

  private addRun(view: SheetView, at: number, { from, size }: { from: number; size: number }): void {
    const style = this.document.createElement('style')
    if (view.media !== null) style.media = this.mediaOf(view.media)
    const run = { size, style }
    this.write(view, run, from)
    view.element.insertBefore(style, view.runs[at]?.style ?? null)
    view.runs.splice(at, 0, run)
  }

  private runLength(sheet: SheetKey, from: number, end: number): number {
    if (standsAlone.test(this.texts.chunk(sheet, from))) return 1
    let to = from + 1
    while (to < end && to - from < runSize && !standsAlone.test(this.texts.chunk(sheet, to))) to += 1
    return to - from
  }

  /** The run that holds a node, or ends before it: where a run ends, what is put behind it belongs to it. */
  private placeOf(view: SheetView, index: number): { at: number; from: number } {
    let at = 0
    let from = 0
    for (let run = view.runs[at]; run && from + run.size < index; run = view.runs[at]) {
      from += run.size
      at += 1
    }
    return { at, from }
  }

  /** A node between two runs makes none of them be read again. False where it is put inside of one, or joins a small one. */
  private putBetween(view: SheetView, { index, inserted }: CssChange): boolean {
    const { at, from } = this.placeOf(view, index)
    const run = view.runs[at]
    if (run && index === from) this.add(view, at, { from: index, count: inserted })
    else if (run && index === from + run.size && run.size >= smallRun) {
      this.add(view, at + 1, { from: index, count: inserted })
    } else return false
    return true
  }

  /** What is edited once is edited again: it gets a run of its own, and the rules around it are read this once. */
  private setApart(view: SheetView, index: number): void {
    const { at, from } = this.placeOf(view, index + 1)
    const run = view.runs[at]
    if (!run) return
    const behind = from + run.size - index - 1
    if (index > from) {
      run.size = index - from
      this.write(view, run, from)
    } else view.runs.splice(at, 1)[0]?.style.remove()
    const next = index > from ? at + 1 : at
    this.addRun(view, next, { from: index, size: 1 })
    if (behind > 0) this.add(view, next + 1, { from: index + 1, count: behind })
  }

  private splice(view: SheetView, change: CssChange): void {
    const { index, removed, inserted } = change
    if (removed === 0 && inserted > 0 && this.putBetween(view, change)) return
    if (removed === 1 && inserted === 1) {
      const { at, from } = this.placeOf(view, index + 1)
      const run = view.runs[at]
      if (run && run.size > smallRun) return this.setApart(view, index)
      if (run) return this.write(view, run, from)
    }
    this.rewrite(view, change)
  }

  /** Reads anew every run that the change touches. */
  private rewrite(view: SheetView, change: CssChange): void {
    const { at, from } = this.placeOf(view, change.index)
    let last = at
    let end = from + (view.runs[at]?.size ?? 0)
    while (end < change.index + change.removed && last + 1 < view.runs.length) {
      last += 1
      end += view.runs[last]?.size ?? 0
    }
    const size = end - from - change.removed + change.inserted
    const first = view.runs[at]
    if (first && size > 0 && size <= 2 * runSize) {
      for (const { style } of view.runs.splice(at + 1, last - at)) style.remove()
      first.size = size
      this.write(view, first, from)
      return
    }
    for (const { style } of view.runs.splice(at, last - at + 1)) style.remove()
    this.add(view, at, { from, count: size })
  }
}

/**
 * A sheet stands in the frame as several style elements inside the element that names it: an edit then makes the
 * browser read some thirty rules again, and not the whole of a framework. The elements around it count as before.
 */
export function createSheetViews(document: Document, texts: SheetTexts): SheetViews {
  return new ChunkedSheets(document, texts)
}
