export type { ArchiveEntry, ArchiveInput } from './archive-entry.ts'
export type { ArchiveRefusal } from './archive-refusal.ts'
export type { ImportedFile, ImportedProject } from './imported-project.ts'
