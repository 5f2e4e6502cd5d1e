import { useCallback } from 'react'
import type { CanvasService } from '@pergola/contracts'

export type SheetEdit = (file: string, edit: (css: string, file: string) => string, label: string) => void

/** Edits one sheet of the page as one undo step. */
export function useSheetEdit(canvas: CanvasService): SheetEdit {
  return useCallback(
    (file, edit, label) => {
      const sheet = canvas.sheets().find((one) => one.file === file)
      if (sheet) canvas.replaceSheet(file, edit(sheet.css, file), label)
    },
    [canvas],
  )
}
