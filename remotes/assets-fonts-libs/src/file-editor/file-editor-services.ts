import type { ClassFinderService, CodeEditorService, CommandsService, Services } from '@pergola/contracts'

export type FileEditorServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings'>> & {
    readonly codeEditor?: CodeEditorService
    readonly classFinder?: ClassFinderService
    readonly commands?: Pick<CommandsService, 'run'>
    /** Files that follow from the text of this one, and are one step with it. */
    readonly filesBeside?: (path: string, text: string) => Promise<Readonly<Record<string, string>>>
  }
