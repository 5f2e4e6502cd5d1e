import type { CanvasService } from '@pergola/contracts'
import type { SheetPlace } from '@pergola/site/variables'
import type { SheetEdit } from './change-variables.ts'

/** What a sheet is called among those of the open page; null for one that it has not. */
function sheetName(sheets: readonly { readonly file: string }[], { path, part }: SheetPlace): string | null {
  if (part === null) return path
  return sheets.filter(({ file }) => file.startsWith(`${path}#`))[part]?.file ?? null
}

/**
 * Shows edits of sheets on the canvas without doing them. The texts they start from are those at the first one, so that
 * a drag of hundreds of steps prints the sheets once. `hold` hears whether something is shown.
 */
export function createPreview(canvas: Pick<CanvasService, 'sheets' | 'previewSheets'>, hold: (on: boolean) => void) {
  let sheets: ReturnType<CanvasService['sheets']> | null = null
  let wanted: readonly SheetEdit[] = []
  let frame = 0

  function draw(): void {
    frame = 0
    sheets ??= canvas.sheets()
    const texts = new Map<string, string>()
    for (const { sheet, edit } of wanted) {
      const name = sheetName(sheets, sheet)
      const text = name === null ? undefined : (texts.get(name) ?? sheets.find(({ file }) => file === name)?.css)
      if (name === null || text === undefined) continue
      const edited = edit(text)
      // What cannot stand there is shown as it was; it is told once it is to be written.
      if (edited.ok) texts.set(name, edited.value)
    }
    canvas.previewSheets?.(Object.fromEntries(texts))
  }

  function end(): void {
    cancelAnimationFrame(frame)
    frame = 0
    if (!sheets && wanted.length === 0) return
    sheets = null
    wanted = []
    canvas.previewSheets?.(null)
    hold(false)
  }

  return {
    show(edits: readonly SheetEdit[]): void {
      hold(true)
      wanted = edits
      if (frame === 0) frame = requestAnimationFrame(draw)
    },
    end,
  }
}

export type Preview = ReturnType<typeof createPreview>
