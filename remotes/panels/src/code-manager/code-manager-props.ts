import type { CanvasService, DialogsService, ProjectsService, SettingsService } from '@pergola/contracts'
import type { ClassFinderService, CodeEditorService, ToastsService } from '@pergola/contracts'

export interface CodeManagerProps {
  canvas: CanvasService
  projects: ProjectsService
  settings: SettingsService
  toasts: ToastsService
  dialogs: DialogsService
  codeEditor?: CodeEditorService
  classFinder?: ClassFinderService
  close: () => void
}
