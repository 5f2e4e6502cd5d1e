import type { CanvasService, CommandsService, DialogsService, ProjectsService } from '@pergola/contracts'
import type { ClassFinderService, CodeEditorService, SettingsService, ToastsService } from '@pergola/contracts'

export interface CodeManagerProps {
  canvas: CanvasService
  projects: ProjectsService
  settings: SettingsService
  toasts: ToastsService
  dialogs: DialogsService
  commands: Pick<CommandsService, 'run'>
  codeEditor?: CodeEditorService
  classFinder?: ClassFinderService
  close: () => void
}
