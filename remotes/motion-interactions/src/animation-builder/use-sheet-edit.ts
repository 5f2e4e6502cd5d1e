import { useCallback } from 'react'
import type { CanvasService } from '@pergola/contracts'

/** False when the sheet is gone or the page cannot be edited. */
export type SheetEdit = (file: string, edit: (css: string, file: string) => string, label: string) => boolean

/** Edits one sheet of the page as one undo step. */
export function useSheetEdit(canvas: CanvasService): SheetEdit {
  return useCallback(
    (file, edit, label) => {
      const sheet = canvas.sheets().find((one) => one.file === file)
      return sheet !== undefined && canvas.replaceSheet(file, edit(sheet.css, file), label).ok
    },
    [canvas],
  )
}
