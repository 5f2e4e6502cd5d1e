import type { FileLike, ProjectsService, ToastsService } from '@pergola/contracts'
import { messages } from './messages.ts'
import { refusalOf } from './refusal-of.ts'

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

/** Bytes that are stored before anybody could read that they are. */
const quickSize = 500_000

/** One after the other: each refusal says its own reason, and success is said once. */
export async function uploadPages(files: readonly FileLike[], { projects, toasts }: UploadServices): Promise<void> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const finish = size > quickSize ? toasts.loading(messages.uploading) : () => undefined
  const stored = await storePages(files, { projects, toasts })
  finish()
  if (stored > 0) toasts.success(messages.uploaded)
}

async function storePages(files: readonly FileLike[], { projects, toasts }: UploadServices): Promise<number> {
  let stored = 0
  for (const file of files) {
    const name = pageNameOf(file.name ?? '')
    // A file dialog can be told to show all files.
    if (!isPageFile(file.name ?? '')) {
      toasts.error(messages.noPage(file.name ?? ''))
      continue
    }
    if (name === '') {
      toasts.error(messages.nameMissing)
      continue
    }
    if (file.size === 0) {
      toasts.warning(messages.fileEmpty)
      continue
    }
    const outcome = await projects.uploadPage(file)
    if (outcome.ok) stored += 1
    else if (outcome.failure === 'page-exists') toasts.error(messages.exists(name))
    else if (outcome.failure === 'file-empty') toasts.warning(messages.fileEmpty)
    else toasts.error(refusalOf(outcome.failure, name), outcome.detail)
  }
  return stored
}
