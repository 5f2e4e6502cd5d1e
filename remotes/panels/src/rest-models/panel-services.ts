import type { CodeEditorService, DialogsService } from '@pergola/contracts'
import type { ModelServices } from './fetch-model.ts'

export type PanelServices = ModelServices & { dialogs: DialogsService; codeEditor?: CodeEditorService }
