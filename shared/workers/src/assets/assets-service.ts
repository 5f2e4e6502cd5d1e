import { combine, fail, limits, paths, projectFilesUrl, settingsOf, succeed } from '@pergola/contracts'
import type {
  Asset,
  AssetsService,
  AssetsState,
  Dispose,
  FileLike,
  OpenProject,
  ProjectSettings,
  ProjectsState,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { blobOf } from '../calls/blob-of.ts'
import { flat } from '../projects/service/service-context.ts'
import type { ProjectsClient } from '../projects/service/projects-service.ts'
import { mimeOf } from '../storage/file-kind.ts'
import { asWebp, createImageWorker } from '../images/image-worker.ts'
import { planUpload } from './plan-upload.ts'
import type { PlannedFile } from './plan-upload.ts'

type Planned = PlannedFile<FileLike>

/** Assets are files of the open project, so their state is read off it. */
export function createAssetsService(
  { ask, saved, measure, service: projects }: Pick<ProjectsClient, 'ask' | 'saved' | 'measure' | 'service'>,
  defaults: () => ProjectSettings,
): AssetsService & { dispose: Dispose } {
  const images = createImageWorker()
  const store = createStore<AssetsState>()(() => stateOf(projects.state.getState()))
  const dispose = projects.state.subscribe((next, previous) => {
    if (next.open?.files !== previous.open?.files || next.storage !== previous.storage || next.phase !== previous.phase)
      store.setState(stateOf(next), true)
  })

  async function storeBatch(batch: readonly Planned[]) {
    const files: (readonly [string, Blob])[] = []
    for (const { path, file } of batch) files.push([path, await blobOf(file)])
    const outcome = flat(await ask('writeFiles', { files }))
    if (outcome.ok) saved(outcome.value)
    return outcome
  }

  function reportOf(names: readonly string[], left: { ignored: readonly string[]; noRoom: readonly Planned[] }) {
    const stored = store.getState().assets.filter(({ name }) => names.includes(name))
    return { stored, ignored: left.ignored, noRoom: left.noRoom.map(givenName) }
  }

  return {
    state: store,
    dispose: combine(dispose, images.dispose),
    async upload(chosen, work) {
      const isOn = wantsWebp(projects.state.getState(), defaults())
      const given = await asWebp(images, chosen, { isOn, work })
      // Others have stored and removed since it was last asked.
      await measure()
      const { assets, available } = store.getState()
      const { planned, ignored } = planUpload(given, { taken: assets.map(({ name }) => name), free: available })
      if (planned.length === 0 && given.length > 0) return fail('too-large')
      const names: string[] = []
      for (let at = 0; at < planned.length && !work?.signal?.aborted; at += limits.uploadBatch) {
        const batch = planned.slice(at, at + limits.uploadBatch)
        const outcome = await storeBatch(batch)
        if (!outcome.ok && outcome.failure === 'storage-full' && names.length > 0)
          return succeed(reportOf(names, { ignored, noRoom: planned.slice(at) }))
        if (!outcome.ok) return fail(uploadFailure(outcome.failure), outcome.detail)
        names.push(...batch.map(({ name }) => name))
        work?.onProgress?.({ done: names.length, total: planned.length, label: names.at(-1) ?? '' })
      }
      const cancelled = planned.slice(names.length).map(givenName)
      return succeed(reportOf(names, { ignored: [...ignored, ...cancelled], noRoom: [] }))
    },
    async remove(names) {
      const outcome = flat(await ask('removeFiles', { paths: names.map((name) => `${paths.assets}/${name}`) }))
      if (!outcome.ok) return fail(outcome.failure === 'not-writer' ? 'not-writer' : 'worker-lost', outcome.detail)
      saved(outcome.value)
      return succeed()
    },
    async read(name) {
      const outcome = await projects.readFile(`${paths.assets}/${name}`)
      return outcome.ok ? outcome.value : null
    },
    urlOf(name) {
      const { open } = projects.state.getState()
      return `${projectFilesUrl(open?.id ?? '0')}${paths.assets}/${encodeURIComponent(name)}`
    },
  }
}

function givenName({ file }: Planned): string {
  return file.name ?? 'file'
}

function wantsWebp({ open }: ProjectsState, defaults: ProjectSettings): boolean {
  return open !== null && settingsOf(open.project, defaults).transform_Image_To_Webp
}

function uploadFailure(failure: string) {
  return failure === 'not-writer' || failure === 'storage-full' ? failure : 'worker-lost'
}

function stateOf({ open, storage, phase }: ProjectsState): AssetsState {
  const used = open ? Object.values(open.files).reduce((sum, size) => sum + size, 0) : 0
  const left = storage ? Math.max(0, storage.quota - storage.usage) : Number.MAX_SAFE_INTEGER
  const available = Math.max(0, Math.min(limits.projectBytes - used, left))
  const state = open ? 'ready' : phase === 'failed' ? 'failed' : 'loading'
  return { phase: state, assets: open ? assetsOf(open) : [], used, available, total: used + available }
}

function assetsOf({ files }: OpenProject): Asset[] {
  const prefix = `${paths.assets}/`
  return Object.entries(files)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, size]) => ({ name: path.slice(prefix.length), type: mimeOf(path), size, path }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
