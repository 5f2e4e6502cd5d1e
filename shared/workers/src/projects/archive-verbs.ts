import { fail, settingsOf, succeed } from '@pergola/contracts'
import type { ExportedZip, ImportFailure, OpenFailure, Outcome, ProjectSummary, Trust } from '@pergola/contracts'
import {
  exportProject,
  importFailureOf,
  listRunnable,
  packSite,
  parseProjectArchive,
  readArchive,
  writeArchive,
} from '@pergola/site/archive'
import type { ArchiveInput, ImportedProject } from '@pergola/site/archive'
import type { FontSavings, FontsRequest, PictureSavings, PicturesRequest, PolicyFinding } from '@pergola/site/build'
import { findingText, minifyCss, minifyJs } from '@pergola/site/build'
import { withSafeNames } from '@pergola/site/files'
import { safeNames } from '@pergola/site/project'
import { siteRuntime } from '@pergola/runtime/files'
import type { Handlers } from '../calls/answer.ts'
import type { CallContext } from '../calls/messages.ts'
import { createWorkerSubsetter } from '../fonts/font-subsetter.ts'
import { createVariantEncoder } from '../images/variant-encoder.ts'
import { isSmallText } from '../storage/file-kind.ts'
import type { ProjectDisk, StorageHandle } from '../storage/project-disk.ts'
import { pictureForZip } from '../storage/picture.ts'
import { reserveProject } from '../storage/project-rows.ts'
import { hasSpaceFor } from '../storage/space-for.ts'
import { openScratch } from '../storage/scratch.ts'
import { failureOf } from '../storage/storage-failure.ts'
import { sideBySide } from '../storage/side-by-side.ts'
import { createNewFiles } from '../storage/store-new.ts'
import { utilitySheets, withSheets } from '../tailwind/utility-sheets.ts'
import { collectZip } from './collect-zip.ts'
import { exportSourceOf } from './export-source.ts'
import { messages } from './messages.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { siteFilesOf } from './site-files-of.ts'
import { removeProject, withLock } from './workspace-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

type ArchiveVerbs = Pick<Handlers<ProjectVerbs>, 'importZip' | 'exportZip' | 'listRunnable'>

/** Beside the bytes of its files: texts are in the journal, too. */
function bytesNeeded({ files }: ImportedProject): number {
  let bytes = 256 * 1024
  for (const [path, { size }] of files) bytes += isSmallText(path, size) ? 2 * size : size
  return bytes
}

const tailwindFolder = 'css/tailwind'

export function archiveVerbs(context: WorkerContext): ArchiveVerbs {
  return {
    async importZip({ file, name, own }, call) {
      call.progress({ done: 0, total: 1, label: messages.reading })
      const entries = await readArchive(file)
      if (!entries.ok) return importFailureOf(entries)
      const parsed = await parseProjectArchive(entries.value, {
        name: name.replace(/\.zip$/i, ''),
        ids: () => crypto.randomUUID(),
      })
      if (!parsed.ok) return parsed
      const storage = await context.recoveredStorage()
      const unfitNames = [...safeNames(parsed.value.files.keys()).keys()]
      const imported = own ? { ...parsed.value, project: { ...parsed.value.project, ...own } } : parsed.value
      const trust = own ? 'own' : 'restricted'
      const stored = await storage.foreground.during(() => storeImported(storage, imported, call, trust))
      return stored.ok ? succeed({ summary: stored.value, unfitNames }) : stored
    },
    exportZip: ({ id, settings, unsaved, forTab, safeNames: areSafe, siteOnly }, call) =>
      context.lookAt(id, async (disk): Promise<Outcome<ExportedZip, OpenFailure | 'cancelled'>> => {
        const { missing, ...stored } = await exportSourceOf(disk, context.texts, unsaved)
        const { project, files, scripts } = areSafe ? await withSafeNames(stored) : { ...stored, scripts: [] }
        const source = { project, files, settings: settingsOf(project, settings) }
        const sheets = await utilitySheets(source)
        const notMinified: string[] = []
        const minify = { css: minifyCss, js: minifyJs, onRefused: (path: string) => notMinified.push(path) }
        const idleLoops: string[] = []
        const onIdleLoops = (page: string) => idleLoops.push(page)
        const policyGaps: string[] = []
        const onPolicy = (found: readonly PolicyFinding[]) => policyGaps.push(...found.map(findingText))
        const request = { ...source, files: sheets ? withSheets(files, sheets) : files }
        const build = siteOnly ? packSite : exportProject
        const { built, savings } = await withSavings(call, (codecs) =>
          build({ ...request, ...siteRuntime, minify, onIdleLoops, onPolicy, ...codecs }),
        )
        const inputs = siteOnly ? built : await withPicture(await context.storage(), disk, built)
        const file = await packed(context, { inputs, forTab }, call)
        return file
          ? succeed({
              name: `${project.name}.zip`,
              file,
              notMinified,
              idleLoops,
              unfitNames: [...safeNames(inputs.map(({ path }) => path)).keys()],
              namedIn: scripts,
              ...savings,
              policyGaps,
              missing: [...missing, ...(sheets ? [] : [tailwindFolder])],
            })
          : fail('cancelled')
      }),
    async listRunnable() {
      const disk: ProjectDisk | null = context.current()
      return disk ? listRunnable(siteFilesOf(disk), disk.state().project) : []
    },
  }
}

interface Codecs {
  readonly pictures: PicturesRequest
  readonly fonts: FontsRequest
}

interface Savings {
  readonly pictures?: PictureSavings
  readonly fonts?: FontSavings
}

/** A build with what makes pictures and fonts smaller, which lives as long as it; each of `savings` only where that was asked for. */
async function withSavings<Built>(
  { signal, progress }: CallContext,
  build: (codecs: Codecs) => Promise<Built>,
): Promise<{ built: Built; savings: Savings }> {
  const encoder = createVariantEncoder(signal)
  const subsetter = createWorkerSubsetter(signal)
  let savings: Savings = {}
  const onProgress = (label: string) => (done: number, total: number) => progress({ done, total, label })
  try {
    const built = await build({
      pictures: {
        encoder,
        onProgress: onProgress(messages.pictures),
        onSaved: (pictures) => (savings = { ...savings, pictures }),
      },
      fonts: {
        subsetter,
        onProgress: onProgress(messages.fonts),
        onSaved: (fonts) => (savings = { ...savings, fonts }),
      },
    })
    await encoder.trim()
    return { built, savings }
  } finally {
    encoder.dispose()
    subsetter.dispose()
  }
}

/** A file of the site that has the name of the picture goes out in its place. */
async function withPicture({ database }: StorageHandle, disk: ProjectDisk, inputs: readonly ArchiveInput[]) {
  const picture = await pictureForZip(database, disk.id, disk.state())
  if (!picture) return inputs
  const { path, bytes, replaced } = picture
  const others = inputs.filter((input) => !replaced.includes(input.path))
  return others.some((input) => input.path === path) ? others : [...others, { path, read: () => bytes }]
}

interface Packing {
  readonly inputs: readonly ArchiveInput[]
  readonly forTab: boolean
}

/** Null when cancelled. */
async function packed(context: WorkerContext, { inputs, forTab }: Packing, { signal, progress }: CallContext) {
  const { backEnd, foreground } = await context.storage()
  const onProgress = (done: number, total: number) => progress({ done, total, label: messages.packing })
  return foreground.during(async () =>
    collectZip(writeArchive(inputs, { onProgress }), signal, await openScratch(backEnd, forTab)),
  )
}

/** All or nothing: what has no space is not begun, what was cut short here is taken away again, what a kill cut short is listed as not initialised. */
export async function storeImported(
  storage: StorageHandle,
  imported: ImportedProject,
  call: CallContext,
  trust: Trust = 'restricted',
): Promise<Outcome<ProjectSummary, ImportFailure>> {
  let id: string | null = null
  const needed = bytesNeeded(imported)
  try {
    if (!(await hasSpaceFor(storage, needed))) return fail('storage-full', messages.needed(needed))
    id = await reserveProject(storage.database, {
      project: imported.project,
      trust,
      files: imported.files,
    })
    const outcome = await withLock(id, () => storeFiles(storage, { id: id ?? '', trust }, imported, call))
    if (outcome.ok) return outcome
    await removeProject(storage, id)
    const { failure, detail } = outcome
    return fail(failure === 'not-writer' ? 'worker-lost' : failure, detail)
  } catch (error) {
    if (id !== null) await removeProject(storage, id).catch(() => undefined)
    const { failure, detail } = failureOf(error)
    if (failure !== 'storage-full') throw error
    return fail(failure, detail)
  }
}

async function storeFiles(
  storage: StorageHandle,
  { id, trust }: { readonly id: string; readonly trust: Trust },
  { files, project }: ImportedProject,
  { signal, progress }: CallContext,
): Promise<Outcome<ProjectSummary, ImportFailure>> {
  const target = createNewFiles(storage, id)
  let refused: ReturnType<typeof importFailureOf> | null = null
  let done = 0
  await sideBySide(files, {
    sizeOf: ([, { size }]) => size,
    async work([path, file]) {
      if (signal.aborted || refused) return
      const content = await file.read()
      if (!content.ok) return (refused ??= importFailureOf(content))
      await target.add(path, content.value as Uint8Array<ArrayBuffer>)
      done += 1
      progress({ done, total: files.size, label: path.startsWith('editor/') ? messages.editorData : messages.storing })
    },
  })
  if (signal.aborted) return fail('cancelled')
  if (refused) return refused
  return succeed(await target.commit(project, trust))
}
