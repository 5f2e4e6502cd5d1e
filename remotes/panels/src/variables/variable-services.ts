import type {
  CanvasService,
  DialogsService,
  NavigationService,
  ProjectsService,
  SettingsService,
  ToastsService,
} from '@pergola/contracts'

export interface VariableServices {
  readonly canvas: CanvasService
  readonly projects: ProjectsService
  readonly toasts: ToastsService
  readonly dialogs: DialogsService
  readonly navigation: NavigationService
  readonly settings: SettingsService
}
