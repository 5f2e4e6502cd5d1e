import type { Gesture } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from './canvas-core.ts'

/** Texts of sheets by the name that `CanvasService.sheets` gives them; null shows them as they are. */
export type ShownSheets = Readonly<Record<string, string>> | null

/** What shows sheets of the open page with other texts, until they settle. Ends with the canvas itself. */
export function createSheetPreview(core: CanvasCore): (sheets: ShownSheets) => void {
  let shown: { readonly page: OpenPage; readonly gesture: Gesture } | null = null

  function end(): void {
    const last = shown
    shown = null
    // A page that was closed meanwhile has nobody who looks at it.
    if (last?.gesture.open && core.page === last.page) last.page.tell(last.gesture.cancel())
  }

  core.settle.on(end)

  return function show(sheets) {
    const { page } = core
    if (!sheets || !page || !core.canEdit()) return end()
    const editable = new Set(page.sheets().flatMap(({ sheet, editable: may }) => (may ? [sheet] : [])))
    const operations = Object.entries(sheets)
      .filter(([sheet]) => editable.has(sheet) && page.site.sheet(sheet) !== null)
      .map(([sheet, text]) => page.inSheet(sheet, { type: 'css.replace', text }))
    if (!shown?.gesture.open || shown.page !== page) {
      // What somebody else is in the middle of ends first.
      core.settle.emit()
      shown = { page, gesture: page.history.begin('') }
    }
    page.tell(shown.gesture.replace(operations))
  }
}
