import { fail, limits, succeed } from '@pergola/contracts'
import type {
  CanvasService,
  CodeEditorService,
  EditFailure,
  Outcome,
  SaveFailure,
  SettingsService,
  ToastsService,
} from '@pergola/contracts'
import type { CodeTab } from './code-tabs.ts'
import { messages, reasons } from './messages.ts'
import type { Drafts } from './use-drafts.ts'

export interface SaveServices {
  readonly canvas: CanvasService
  readonly codeEditor: Pick<CodeEditorService, 'format'>
  readonly settings: SettingsService
  readonly toasts: ToastsService
}

type Texts = Readonly<Record<string, string>>

/** Writes the tabs that changed, as one step of the page's history, and stores them. False when something is unsaved. */
export async function saveCode(services: SaveServices, tabs: readonly CodeTab[], drafts: Drafts): Promise<boolean> {
  const { toasts, canvas } = services
  const changed = tabs.filter(({ path }) => path !== '' && drafts.isChanged(path))
  if (changed.length === 0) {
    toasts.warning(messages.nothingChanged)
    return true
  }
  const files: Record<string, string> = {}
  for (const tab of changed) files[tab.path] = await laidOut(services, tab, drafts)
  const outcome = await store(canvas, files)
  if (!outcome.ok) {
    toasts.error(messages.failed, outcome.detail ?? reasons[outcome.failure])
    return false
  }
  drafts.settle(files)
  toasts.success(messages.saved)
  const pageSize = tabs.slice(0, 2).reduce((size, { path }) => size + (files[path] ?? drafts.textOf(path)).length, 0)
  if (pageSize > limits.codeReloadBytes) toasts.info(messages.reload)
  return true
}

async function store(
  canvas: CanvasService,
  files: Texts,
): Promise<Outcome<undefined, EditFailure | SaveFailure | 'nothing-changed'>> {
  const edited = await canvas.replaceFiles(files, messages.undo)
  if (!edited.ok) return edited
  const saved = await canvas.save()
  // Saving by itself may have been quicker.
  if (!saved.ok && saved.failure !== 'nothing-changed') return fail(saved.failure, saved.detail)
  return succeed()
}

/** Formatted when the setting asks for it, except a text that came from elsewhere and had another layout. */
async function laidOut(services: SaveServices, tab: CodeTab, drafts: Drafts): Promise<string> {
  const text = drafts.textOf(tab.path)
  const { codeEditor, settings, toasts } = services
  if (!settings.state.getState().settings.enable_prettier_for_file_editor) return text
  if (!tab.own && !(await isLaidOut(codeEditor, tab, drafts.storedOf(tab.path)))) return text
  const outcome = await codeEditor.format(text, tab.language)
  if (outcome.ok) return outcome.value
  toasts.warning([messages.notFormatted(tab.name), outcome.detail].filter(Boolean).join('. '))
  return text
}

async function isLaidOut(codeEditor: SaveServices['codeEditor'], tab: CodeTab, text: string): Promise<boolean> {
  const outcome = await codeEditor.format(text, tab.language)
  return outcome.ok && outcome.value === text
}
