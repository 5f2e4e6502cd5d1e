import type {
  AssetPickerService,
  CanvasService,
  CodeEditorService,
  DialogsService,
  ProjectsService,
  ToastsService,
} from '@pergola/contracts'

export interface HelmetPanelProps {
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
  codeEditor?: CodeEditorService
  assetPicker?: AssetPickerService
  dialogs?: DialogsService
}
