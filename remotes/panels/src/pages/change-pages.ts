import { storeWork } from '@pergola/contracts'
import type { FileChange } from '@pergola/contracts'
import { knowPages } from './meet-pages.ts'
import { messages, reasons } from './messages.ts'
import type { PageServices } from './page-services.ts'

/**
 * What is planned starts from what is stored, so what is not stored yet is stored first. False where it could not be: the
 * save has told why.
 */
export async function storeFirst({ canvas }: PageServices): Promise<boolean> {
  if (!canvas.state.getState().changed) return true
  return (await canvas.save()).ok || !canvas.state.getState().changed
}

/** Makes a change of pages one step of the open page's history, and stores it. Null when it went well, else why not. */
export async function changePages(services: PageServices, change: FileChange, label: string): Promise<string | null> {
  const { canvas } = services
  const shown = canvas.state.getState().document?.pageName
  if (shown === undefined || !canvas.changeFiles) return storeChange(services, change, label)
  if (change.record?.pages) await knowPages(services)
  const edited = await canvas.changeFiles(change, label)
  // A page that has another name now is stored as it got it, and on its way to be opened.
  const isGone = change.record?.pages !== undefined && !Object.hasOwn(change.record.pages, shown)
  if (!edited.ok) return messages.notChanged
  return isGone ? null : problemOfStoring(canvas)
}

/** Where no page is drawn there is no history of steps; it is a version all the same. */
async function storeChange({ projects }: PageServices, change: FileChange, label: string): Promise<string | null> {
  const { open } = projects.state.getState()
  if (!open) return reasons['project-missing']
  const saved = await projects.save({ projectId: open.id, ...change, label })
  return saved.ok ? null : reasons[saved.failure]
}

async function problemOfStoring(canvas: PageServices['canvas']): Promise<string | null> {
  const stored = await storeWork(canvas)
  return stored.ok ? null : reasons[stored.failure]
}
