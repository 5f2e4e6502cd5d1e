import type { CodeEditorService, CommandsService, PreviewService, Services } from '@pergola/contracts'

export type LibraryServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings' | 'grapes'>> & {
    readonly preview?: Pick<PreviewService, 'globalsOf'>
    readonly codeEditor?: Pick<CodeEditorService, 'check'>
    readonly commands?: Pick<CommandsService, 'find' | 'run'>
  }
