import type { Bus } from '../bus.ts'
import type { AnimationsService } from './animations.ts'
import type { AssetPickerService } from './asset-picker.ts'
import type { AssetsService } from './assets.ts'
import type { CanvasService } from './canvas.ts'
import type { ClassFinderService } from './class-finder.ts'
import type { CodeEditorService } from './code-editor.ts'
import type { CommandsService } from './command-registry.ts'
import type { DialogsService } from './dialogs.ts'
import type { FoldersService } from './folders.ts'
import type { GrapesService } from './grapes.ts'
import type { NavigationService } from './navigation.ts'
import type { PreviewService } from './preview.ts'
import type { ProjectsService } from './projects.ts'
import type { RemotesService } from './remotes.ts'
import type { SettingsService } from './settings.ts'
import type { SharesService } from './shares.ts'
import type { TailwindService } from './tailwind.ts'
import type { ToastsService } from './toasts.ts'

/** Every service by name. The shell provides all but `canvas`, `assetPicker` and `animations`. */
export interface Services {
  bus: Bus
  navigation: NavigationService
  dialogs: DialogsService
  toasts: ToastsService
  settings: SettingsService
  commands: CommandsService
  projects: ProjectsService
  assets: AssetsService
  preview: PreviewService
  codeEditor: CodeEditorService
  classFinder: ClassFinderService
  tailwind: TailwindService
  shares: SharesService
  folders: FoldersService
  grapes: GrapesService
  remotes: RemotesService
  canvas: CanvasService
  assetPicker: AssetPickerService
  animations: AnimationsService
}

export type ServiceName = keyof Services
