import { fail, limits, paths, settingsOf, succeed } from '@pergola/contracts'
import type {
  AssetsService,
  Dispose,
  FileLike,
  OpenProject,
  ProjectSettings,
  ProjectsState,
  UploadReport,
  UploadWork,
} from '@pergola/contracts'
import { blobOf } from '../calls/blob-of.ts'
import { createImageWorkers } from '../images/image-worker.ts'
import { flat } from '../projects/service/service-context.ts'
import type { ProjectsClient } from '../projects/service/projects-service.ts'
import { assetOf } from './asset-of.ts'
import { largestAsset } from './largest-asset.ts'
import { givenName, planUpload, standingNames } from './plan-upload.ts'
import type { PlannedFile } from './plan-upload.ts'
import { storableBytes, usedBytes } from './storage-bytes.ts'

export type UploadClient = Pick<ProjectsClient, 'ask' | 'saved' | 'measure' | 'service'>

export interface Uploading {
  upload(chosen: readonly FileLike[], work: UploadWork): ReturnType<AssetsService['upload']>
  readonly dispose: Dispose
}

type Planned = PlannedFile<FileLike>

type Storing = Pick<ProjectsClient, 'ask' | 'saved'>

async function storeBatch({ ask, saved }: Storing, batch: readonly Planned[], label = '') {
  const files: (readonly [string, Blob])[] = []
  for (const { path, file } of batch) files.push([path, await blobOf(file)])
  const outcome = flat(await ask('writeFiles', { files, ...(label && { label }) }))
  if (outcome.ok) saved(outcome.value)
  return outcome
}

/**
 * Until one fails, or the work is given up: paths of what is stored by then. How much space is left a browser only tells by
 * what it refuses, so a batch that finds none is tried by halves.
 */
async function storeAll(storing: Storing, planned: readonly Planned[], work: UploadWork) {
  const names: string[] = []
  for (let size: number = limits.uploadBatch; names.length < planned.length && !work.signal?.aborted;) {
    // What else the tab asks for has its turn between two of them.
    if (names.length > 0) await new Promise((resolve) => setTimeout(resolve, limits.uploadPause))
    const batch = planned.slice(names.length, names.length + size)
    const outcome = await storeBatch(storing, batch, work.label)
    if (outcome.ok) {
      names.push(...batch.map(({ path }) => path))
      work.onProgress?.({ done: names.length, total: planned.length, label: batch.at(-1)?.name ?? '' })
    } else if (outcome.failure === 'storage-full' && batch.length > 1) {
      size = Math.ceil(batch.length / 2)
    } else return { names, outcome }
  }
  return { names, outcome: succeed() }
}

/** Files into a folder of the open project: made smaller, planned, stored in batches, and reported on. */
export function createUploading(
  { ask, saved, measure, service: projects }: UploadClient,
  defaults: () => ProjectSettings,
): Uploading {
  const images = createImageWorkers()

  /** Null when the one who was asked gives it up. */
  async function plan(chosen: readonly FileLike[], work: UploadWork) {
    const { folder = `${paths.assets}/` } = work
    const isWebp = wantsWebp(projects.state.getState(), defaults())
    const given = isWebp ? await images.asWebp(chosen, work) : chosen
    const sameName = await whatOfSameNames(given, filesIn(folder, projects.state.getState().open), work)
    if (sameName === null) return null
    // Others have stored and removed since it was last asked.
    await measure()
    const now = projects.state.getState()
    return planUpload(given, {
      ...whatStandsIn(folder, now.open),
      free: limits.projectBytes - usedBytes(now),
      storable: storableBytes(now),
      largest: largestAsset(navigator),
      folder,
      ...(sameName && { sameName }),
    })
  }

  async function upload(chosen: readonly FileLike[], work: UploadWork): ReturnType<AssetsService['upload']> {
    const found = await plan(chosen, work)
    if (!found) return succeed({ stored: [], ignored: [], cancelled: chosen.map(givenName) })
    const { planned, ...leftOut } = found
    if (planned.length + leftOut.tooMany.length === 0 && chosen.length > 0) return fail('too-large')
    const { names, outcome } = await storeAll({ ask, saved }, planned, work)
    const left = planned.slice(names.length)
    // What is stored by then stays, and is told with what is not.
    if (!outcome.ok && names.length === 0) return fail(uploadFailure(outcome.failure), outcome.detail)
    return succeed(uploadReport(projects.state.getState().open, names, { ...leftOut, ...whyLeft(left, outcome) }))
  }

  return { upload, dispose: images.dispose }
}

type Ended = Awaited<ReturnType<typeof storeAll>>['outcome']

/** Another tab that took the project over gave the upload up; what the storage refused has failed. */
function whyLeft(left: readonly Planned[], outcome: Ended): Pick<LeftOut, 'noRoom' | 'cancelled' | 'failed'> {
  if (outcome.ok || outcome.failure === 'not-writer') return { noRoom: [], cancelled: left }
  return outcome.failure === 'storage-full' ? { noRoom: left } : { noRoom: [], failed: left }
}

interface LeftOut {
  readonly ignored: readonly string[]
  readonly tooMany: readonly string[]
  readonly noRoom: readonly Planned[]
  readonly cancelled?: readonly Planned[]
  readonly failed?: readonly Planned[]
}

const namesOf = (planned: readonly Planned[]) => planned.map(({ file }) => givenName(file))

function uploadReport(open: OpenProject | null, stored: readonly string[], left: LeftOut): UploadReport {
  const assets = stored.map((path) => assetOf(path, open?.files[path] ?? 0))
  const { ignored, tooMany, noRoom, cancelled = [], failed = [] } = left
  const told = { noRoom: namesOf(noRoom), cancelled: namesOf(cancelled), failed: namesOf(failed) }
  return { stored: assets, ignored, tooMany, ...told }
}

function wantsWebp({ open }: ProjectsState, defaults: ProjectSettings): boolean {
  return open !== null && settingsOf(open.project, defaults).transform_Image_To_Webp
}

function uploadFailure(failure: string) {
  return failure === 'not-writer' || failure === 'storage-full' ? failure : 'worker-lost'
}

/** By the names they will have: a picture that becomes webp has another than it came with. */
async function whatOfSameNames(
  given: readonly FileLike[],
  taken: readonly string[],
  { askSameName, sameName, signal }: UploadWork,
): Promise<UploadWork['sameName'] | null> {
  const standing = askSameName && !signal?.aborted ? standingNames(given, taken) : []
  return askSameName && standing.length > 0 ? askSameName(standing) : sameName
}

/** Each cut where a folder in the folder begins. */
function partsIn(folder: string, open: OpenProject | null): readonly string[][] {
  const inside = Object.keys(open?.files ?? {}).filter((path) => path.startsWith(folder))
  return inside.map((path) => path.slice(folder.length).split('/'))
}

/** Names of files alone: nothing takes the place of a folder. */
function filesIn(folder: string, open: OpenProject | null): readonly string[] {
  return partsIn(folder, open).flatMap(([name = '', ...more]) => (more.length === 0 ? [name] : []))
}

/** Names of folders are taken, too: a file cannot have the name of one. Only assets are numbered. */
function whatStandsIn(folder: string, open: OpenProject | null) {
  const numbered = Object.keys(open?.files ?? {}).filter((path) => path.startsWith(`${paths.assets}/`))
  const parts = partsIn(folder, open)
  const sizes = Object.entries(open?.files ?? {}).filter(([path]) => path.startsWith(folder))
  return {
    taken: [...new Set(parts.map(([name = '']) => name))],
    sizes: new Map(sizes.map(([path, size]) => [path.slice(folder.length), size])),
    folders: [...new Set(parts.filter(({ length }) => length > 1).map(([name = '']) => name))],
    left: folder.startsWith(`${paths.assets}/`) ? limits.assetCount - numbered.length : Number.MAX_SAFE_INTEGER,
  }
}
