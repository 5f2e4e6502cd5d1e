import type { ClassFinderService, CodeEditorService, Services } from '@pergola/contracts'

export type FileEditorServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings'>> & {
    readonly codeEditor?: CodeEditorService
    readonly classFinder?: ClassFinderService
  }
