import { paths } from '@pergola/contracts'
import type { FileLike, Services, ToastsService, UploadReport, UploadWork } from '@pergola/contracts'
import { messages, uploadReasons } from '../messages.ts'

export type UploadServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>>

interface Upload extends UploadWork {
  /** Nothing is stored any more and there is nothing left to cancel; what follows is for the history. */
  readonly onSettled?: () => void
}

/** With a page open, what was stored is one step of its history: undo brings back what it took the place of. */
export async function uploadAssets(services: UploadServices, files: readonly File[], work: Upload = {}) {
  if (files.length === 0) return
  const { assets, toasts, projects, canvas } = services
  const { onSettled, ...storing } = work
  const before = projects.state.getState().open?.files ?? {}
  const saying = sayUploading(toasts)
  work.onProgress?.({ done: 0, total: files.length, label: '' })
  let isGivenUp = false
  let replaced: Readonly<Record<string, FileLike>> = {}
  async function askSameName(names: readonly string[]) {
    const answer = await saying.pause(() => whatOfSameNames(services, names))
    isGivenUp = answer === null
    if (answer === 'replace' && canvas?.keepUploaded) replaced = await contentsOf(projects, names, work.folder)
    return answer
  }
  const label = messages.uploadStep(files.map(({ name }) => name))
  const outcome = await assets.upload(files, { ...storing, askSameName, label }).finally(() => {
    saying.finish()
    onSettled?.()
  })

  if (!outcome.ok) return toasts.error(messages.notUploaded, uploadReasons[outcome.failure])
  if (isGivenUp) return
  const { stored } = outcome.value
  if (stored.length > 0) toasts.success(messages.uploaded)
  // Last: over a dialog only the newest message is seen, and this is the one that somebody has to act on.
  sayLeftOut(toasts, outcome.value)
  const kept = stored.filter(({ path }) => !Object.hasOwn(before, path) || Object.hasOwn(replaced, path))
  if (kept.length === 0) return
  const keptPaths = kept.map(({ path }) => path)
  await canvas?.keepUploaded?.(keptPaths, messages.uploadStep(kept.map(({ name }) => name)), replaced)
}

/** The bytes themselves: a stored file can no longer be read when another has taken its place. */
async function contentsOf(projects: Services['projects'], names: readonly string[], folder = `${paths.assets}/`) {
  const contents: Record<string, FileLike> = {}
  for (const name of names) {
    const stored = await projects.readFile(`${folder}${name}`)
    if (!stored.ok) continue
    contents[`${folder}${name}`] = new Blob([await stored.value.arrayBuffer()], { type: stored.value.type })
  }
  return contents
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
  { ignored, tooMany = [], noRoom = [], cancelled = [] }: Omit<UploadReport, 'stored'>,
): void {
  if (ignored.length > 0) toasts.warning(messages.ignored(ignored.length))
  if (tooMany.length > 0) toasts.warning(messages.tooMany(tooMany.length))
  if (cancelled.length > 0) toasts.info(messages.cancelled(cancelled.length))
  if (noRoom.length > 0) toasts.error(messages.noRoom(noRoom.length), uploadReasons['storage-full'])
}
