import type {
  AssetPickerService,
  CanvasService,
  CodeEditorService,
  ProjectsService,
  ToastsService,
} from '@pergola/contracts'

export interface HelmetPanelProps {
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
  codeEditor?: CodeEditorService
  assetPicker?: AssetPickerService
}
