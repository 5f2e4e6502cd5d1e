import type { FolderParts } from '../../services/folders/folder-ports.ts'
import { lateWindow } from '../../late.ts'
import { FolderChip } from './folder-chip.tsx'

/** The frame knows none of it before a folder is linked. */
export const folderParts: FolderParts = {
  Chip: FolderChip,
  Window: lateWindow(async () => (await import('./folder-dialog.tsx')).FolderDialog),
}
