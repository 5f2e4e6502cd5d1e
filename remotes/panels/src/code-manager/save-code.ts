import { limits, storeWork } from '@pergola/contracts'
import type {
  CanvasService,
  DialogsService,
  EditFailure,
  Outcome,
  SaveFailure,
  ToastsService,
} from '@pergola/contracts'
import type { CodeTab } from './code-tabs.ts'
import { laidOut, type LayOutServices } from './lay-out.ts'
import { messages, reasons } from './messages.ts'
import type { Drafts } from './drafts.ts'

export interface SaveServices extends LayOutServices {
  readonly canvas: CanvasService
  readonly toasts: ToastsService
  readonly dialogs: DialogsService
}

type Texts = Readonly<Record<string, string>>

/** Writes the tabs that changed, as one step of the page's history, and stores them. False when something is unsaved. */
export async function saveCode(services: SaveServices, tabs: readonly CodeTab[], drafts: Drafts): Promise<boolean> {
  const { toasts, canvas } = services
  const typedIn = tabs.filter(({ path }) => path !== '' && drafts.isChanged(path))
  if (typedIn.length === 0) {
    toasts.warning(messages.nothingChanged)
    return true
  }
  const changed = await mayOvertake(services, typedIn, drafts)
  if (changed === null) return false
  if (changed.length === 0) return true
  const typed = Object.fromEntries(changed.map(({ path }) => [path, drafts.textOf(path)]))
  const files: Record<string, string> = {}
  for (const tab of changed) files[tab.path] = await laidOut(services, tab, drafts)
  drafts.give(files)
  const outcome = await store(canvas, files)
  if (!outcome.ok) {
    toasts.error(messages.failed, outcome.detail ?? reasons[outcome.failure])
    return false
  }
  drafts.settle(files, typed)
  toasts.success(messages.saved)
  const pageSize = tabs.slice(0, 2).reduce((size, { path }) => size + (files[path] ?? drafts.textOf(path)).length, 0)
  if (pageSize > limits.codeReloadBytes) toasts.info(messages.reload)
  return true
}

/** The tabs to save. What the page says meanwhile is not overwritten unasked; null: nothing is saved for now. */
async function mayOvertake({ dialogs }: SaveServices, changed: readonly CodeTab[], drafts: Drafts) {
  const overtaken = changed.filter(({ path }) => drafts.isOvertaken(path))
  if (overtaken.length === 0) return changed
  const answer = await dialogs.confirm({
    title: messages.overtakenTitle,
    message: messages.overtaken(overtaken.map(({ name }) => name).join(', ')),
    confirmLabel: messages.saveMine,
    alternativeLabel: messages.takeTheirs,
    danger: true,
  })
  if (answer === 'confirm') return changed
  if (answer !== 'alternative') return null
  drafts.forget(overtaken.map(({ path }) => path))
  return changed.filter((tab) => !overtaken.includes(tab))
}

async function store(canvas: CanvasService, files: Texts): Promise<Outcome<undefined, EditFailure | SaveFailure>> {
  const edited = await canvas.replaceFiles(files, messages.undo)
  return edited.ok ? storeWork(canvas) : edited
}
