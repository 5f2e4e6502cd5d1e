import type { FileLike, LongWork, ProjectsService, ToastsService } from '@pergola/contracts'
import { messages } from './messages.ts'
import { refusalOf } from './refusal-of.ts'
import { tellWait } from './tell-wait.ts'

const extension = /\.html?$/i

function isPageFile(fileName: string): boolean {
  return fileName === '' || extension.test(fileName)
}

/** The page a file becomes: its name without the extension, as page names are written. */
export function pageNameOf(fileName: string): string {
  return fileName.replace(extension, '').trim().toLowerCase()
}

interface UploadServices {
  readonly projects: Pick<ProjectsService, 'uploadPage'>
  readonly toasts: ToastsService
}

/** One after the other: each refusal says its own reason, and success is said once. What is uploaded when somebody gives up stays. */
export async function uploadPages(
  files: readonly FileLike[],
  services: UploadServices,
  work: LongWork = {},
): Promise<void> {
  const { toasts } = services
  const stored = await tellWait(toasts, messages.uploading, storePages(files, services, work))
  if (work.signal?.aborted) toasts.info(messages.givenUp(stored, files.length))
  else if (stored > 0) toasts.success(messages.uploaded)
}

async function storePages(files: readonly FileLike[], services: UploadServices, { signal, onProgress }: LongWork) {
  let stored = 0
  for (const [at, file] of files.entries()) {
    if (signal?.aborted) break
    if (await storePage(file, services)) stored += 1
    onProgress?.({ done: at + 1, total: files.length, label: file.name ?? '' })
  }
  return stored
}

/** False, with the reason told, for one that becomes no page. */
async function storePage(file: FileLike, { projects, toasts }: UploadServices): Promise<boolean> {
  const name = pageNameOf(file.name ?? '')
  // A file dialog can be told to show all files.
  if (!isPageFile(file.name ?? '')) toasts.error(messages.noPage(file.name ?? ''))
  else if (name === '') toasts.error(messages.nameMissing)
  else if (file.size === 0) toasts.warning(messages.fileEmpty)
  else {
    const outcome = await projects.uploadPage(file)
    if (outcome.ok) return true
    if (outcome.failure === 'page-exists') toasts.error(messages.exists(name))
    else if (outcome.failure === 'file-empty') toasts.warning(messages.fileEmpty)
    else toasts.error(refusalOf(outcome.failure, name), outcome.detail)
  }
  return false
}
