import type { FolderParts } from '../../services/folders/folder-ports.ts'
import { lazyWindow } from '../../lazy-import.ts'
import { FolderChip } from './folder-chip.tsx'

/** The frame knows none of it before a folder is linked. */
export const folderParts: FolderParts = {
  Chip: FolderChip,
  Window: lazyWindow(async () => (await import('./folder-dialog.tsx')).FolderDialog),
}
