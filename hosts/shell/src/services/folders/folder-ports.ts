import type {
  Bus,
  CanvasService,
  DialogsService,
  FoldersService,
  LinkedFolder,
  ProjectSettings,
  ProjectsService,
  Readable,
} from '@pergola/contracts'
import type { FolderChoice, FolderConflict, WorkerServices } from '@pergola/workers/client'
import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { LocalStore } from '../local-store.ts'

export interface FolderPorts {
  readonly bus: Bus
  readonly store: LocalStore
  readonly projects: ProjectsService
  readonly source: WorkerServices['folders']
  readonly settings: () => ProjectSettings
  readonly canvas: () => CanvasService | undefined
  readonly dialogs: Pick<DialogsService, 'confirm'>
  readonly parts: () => Promise<FolderParts>
}

/** What a folder asks about. */
export interface FolderQuestions {
  readonly conflicts: readonly FolderConflict[]
  /** Files of the folder that the project no longer has. */
  readonly removals: readonly string[]
}

export interface FolderParts {
  readonly Chip: ComponentType<{ link: LinkedFolder }>
  readonly Window: ComponentType<{ projectId: string }>
}

export interface FoldersState {
  readonly links: readonly LinkedFolder[]
  readonly questions: Readonly<Record<string, FolderQuestions>>
  /** The project whose questions stand open. */
  readonly shown: string | null
  /** What the frame shows of links; it comes with their code. */
  readonly parts: FolderParts | null
}

export type FoldersStore = StoreApi<FoldersState>

export interface FolderAnswers {
  readonly choices: readonly FolderChoice[]
  readonly agreed: readonly string[]
  readonly kept: readonly string[]
}

/** The service, and what the frame's own window needs besides. */
export interface ShellFolders extends FoldersService {
  readonly state: Readable<FoldersState>
  answer(projectId: string, answers: FolderAnswers): ReturnType<FoldersService['sync']>
  texts(projectId: string, path: string): Promise<{ readonly mine: string | null; readonly theirs: string | null }>
  show(projectId: string | null): void
}
