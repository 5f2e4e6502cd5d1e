import type { ClipboardEvent } from 'react'
import { paths } from '@pergola/contracts'
import type { Asset, FileLike, Services, ToastsService, UploadReport, UploadWork } from '@pergola/contracts'
import { firstOf } from '@pergola/ui'
import { canUndo } from '../file-edits.ts'
import { messages, uploadReasons } from '../messages.ts'
import type { ShownWork } from '../use-long-work.ts'

export type UploadServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>>

type Upload = UploadWork & ShownWork

/**
 * What was stored of it, told in toasts. With a page open it is one step of its history: undo brings back what it took
 * the place of.
 */
export async function uploadAssets(
  services: UploadServices,
  files: readonly File[],
  work: Upload = {},
): Promise<readonly Asset[]> {
  if (files.length === 0) return []
  const { assets, toasts, projects } = services
  const { onSettled, ...storing } = work
  const before = projects.state.getState().open?.files ?? {}
  const saying = sayUploading(toasts)
  work.onProgress?.({ done: 0, total: files.length, label: '' })
  let isGivenUp = false
  let replaced: Readonly<Record<string, FileLike>> = {}
  async function askSameName(names: readonly string[]) {
    const answer = await saying.pause(() => whatOfSameNames(services, names))
    isGivenUp = answer === null
    if (answer === 'replace' && canUndo(services)) replaced = await contentsOf(projects, names, work.folder)
    return answer
  }
  const label = messages.uploadStep(files.map(({ name }) => name))
  const outcome = await assets.upload(files, { ...storing, askSameName, label }).finally(() => {
    saying.finish()
    // What follows is for the history.
    onSettled?.()
  })

  if (!outcome.ok) {
    toasts.error(messages.notUploaded, uploadReasons[outcome.failure])
    return []
  }
  if (isGivenUp) return []
  const { stored } = outcome.value
  if (stored.length === files.length) toasts.success(messages.uploaded)
  else if (stored.length > 0) toasts.success(messages.someUploaded(stored.length, files.length))
  const isKept = ({ path }: Asset) => !Object.hasOwn(before, path) || Object.hasOwn(replaced, path)
  const unread = canUndo(services) ? stored.filter((asset) => !isKept(asset)) : []
  if (unread.length > 0) toasts.warning(messages.unread(namesOf(unread)))
  // Last: over a dialog only the newest message is seen, and this is the one that somebody has to act on.
  sayLeftOut(toasts, outcome.value)
  await keepStep(services, stored.filter(isKept), replaced)
  return stored
}

const namesOf = (assets: readonly Asset[]) => assets.map(({ name }) => name)

async function keepStep(
  services: UploadServices,
  kept: readonly Asset[],
  replaced: Readonly<Record<string, FileLike>>,
) {
  if (kept.length === 0 || !canUndo(services)) return
  const keptPaths = kept.map(({ path }) => path)
  const step = await services.canvas?.keepUploaded?.(keptPaths, messages.uploadStep(namesOf(kept)), replaced)
  if (step?.ok === false) services.toasts.warning(messages.notUndone(namesOf(kept)))
}

/** What is to be replaced; who cannot read it is told once it is. */
async function contentsOf(projects: Services['projects'], names: readonly string[], folder = `${paths.assets}/`) {
  const stored = await projects.readFiles?.(names.map((name) => `${folder}${name}`))
  return stored?.ok ? Object.fromEntries(stored.value) : {}
}

/** Not while a question stands: nothing goes on then. */
function sayUploading(toasts: ToastsService) {
  let finish = toasts.loading(messages.uploading)
  return {
    async pause<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      finish()
      const answer = await ask()
      finish = toasts.loading(messages.uploading)
      return answer
    },
    finish: () => finish(),
  }
}

/** Null when nothing is to be uploaded then. */
async function whatOfSameNames(
  { dialogs }: UploadServices,
  there: readonly string[],
): Promise<'keep-both' | 'replace' | null> {
  const answer = await dialogs.confirm({
    title: messages.sameNames(there.length),
    message: messages.sameNamesQuestion(there),
    confirmLabel: messages.replace,
    alternativeLabel: messages.keepBoth,
    danger: true,
  })
  return answer === 'confirm' ? 'replace' : answer === 'alternative' ? 'keep-both' : null
}

/** Names what an upload did not store, and why. */
export function sayLeftOut(
  toasts: ToastsService,
  { ignored, tooMany = [], noRoom = [], cancelled = [], failed = [] }: Omit<UploadReport, 'stored'>,
): void {
  if (ignored.length > 0) toasts.warning(`${messages.ignored(ignored.length)}: ${firstOf(ignored)}`)
  if (tooMany.length > 0) toasts.warning(`${messages.tooMany(tooMany.length)}: ${firstOf(tooMany)}`)
  if (cancelled.length > 0) toasts.info(messages.cancelled(cancelled))
  if (noRoom.length > 0) toasts.error(messages.noRoom(noRoom), uploadReasons['storage-full'])
  if (failed.length > 0) toasts.error(messages.notUploaded, messages.failed(failed))
}

/** Handler of a paste that holds files; text goes where it would go. */
export function pastedFiles(onFiles: (files: readonly [File, ...File[]]) => void) {
  return (event: ClipboardEvent<HTMLElement>) => {
    const [first, ...others] = event.clipboardData.files
    if (!first) return
    event.preventDefault()
    onFiles([first, ...others])
  }
}
