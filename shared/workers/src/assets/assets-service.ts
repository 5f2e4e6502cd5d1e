import { combine, fail, limits, paths, projectFilesUrl, succeed } from '@pergola/contracts'
import type {
  Asset,
  AssetsService,
  AssetsState,
  Dispose,
  FileLike,
  OpenProject,
  ProjectSettings,
  ProjectsState,
  UploadWork,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { compareNames } from '@pergola/site/file-order'
import { encodePath } from '@pergola/site/project'
import { flat } from '../projects/service/service-context.ts'
import type { ProjectsClient } from '../projects/service/projects-service.ts'
import { fetchPart } from '../calls/fetch-part.ts'
import { createQueue } from '../storage/queue.ts'
import { createFontWorker } from '../fonts/font-worker.ts'
import { assetOf } from './asset-of.ts'
import { storableBytes, usedBytes } from './storage-bytes.ts'
import type { UploadClient, Uploading } from './upload.ts'

/** Assets are files of the open project, so their state is read off it. */
export function createAssetsService(
  client: UploadClient,
  defaults: () => ProjectSettings,
): AssetsService & { dispose: Dispose } {
  const { ask, saved, service: projects } = client
  const fonts = createFontWorker()
  // Two that knew nothing of each other would give two files one name.
  const turns = createQueue()
  // It comes with the first upload: on most visits there is none.
  let uploading: Promise<Uploading> | null = null
  const store = createStore<AssetsState>()(() => stateOf(projects.state.getState()))
  const dispose = projects.state.subscribe((next, previous) => {
    if (next.open?.files !== previous.open?.files || next.storage !== previous.storage || next.phase !== previous.phase)
      store.setState(stateOf(next), true)
  })

  async function upload(chosen: readonly FileLike[], work: UploadWork): ReturnType<AssetsService['upload']> {
    uploading ??= fetchPart(() => import('./upload.ts')).then(({ createUploading }) =>
      createUploading(client, defaults),
    )
    const made = await uploading.catch((error: unknown) => fail('worker-lost', String(error)))
    if (!('ok' in made)) return made.upload(chosen, work)
    uploading = null
    return made
  }

  return {
    state: store,
    dispose: combine(
      dispose,
      () =>
        void uploading?.then(
          (made) => made.dispose(),
          () => undefined,
        ),
      fonts.dispose,
    ),
    readFont: fonts.readFont,
    upload: (chosen, work = {}) => turns.run(() => upload(chosen, work)),
    async remove(names) {
      const outcome = flat(await ask('removeFiles', { paths: names.map((name) => `${paths.assets}/${name}`) }))
      if (!outcome.ok) return fail(outcome.failure === 'not-writer' ? 'not-writer' : 'worker-lost', outcome.detail)
      saved(outcome.value)
      return succeed()
    },
    ...readingVerbs(projects),
  }
}

function readingVerbs(projects: ProjectsClient['service']): Pick<AssetsService, 'read' | 'urlOf'> {
  return {
    async read(name) {
      const outcome = await projects.readFile(`${paths.assets}/${name}`)
      return outcome.ok ? outcome.value : null
    },
    urlOf(name) {
      const { open } = projects.state.getState()
      return `${projectFilesUrl(open?.id ?? '0')}${paths.assets}/${encodePath(name)}`
    },
  }
}

function stateOf(projects: ProjectsState): AssetsState {
  const { open, phase } = projects
  const used = usedBytes(projects)
  const available = Math.max(0, Math.min(limits.projectBytes - used, storableBytes(projects)))
  const state = open ? 'ready' : phase === 'failed' ? 'failed' : 'loading'
  return { phase: state, assets: open ? assetsOf(open) : [], used, available, total: used + available }
}

function assetsOf({ files }: OpenProject): Asset[] {
  const prefix = `${paths.assets}/`
  return Object.entries(files)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, size]) => ({ ...assetOf(path, size), name: path.slice(prefix.length) }))
    .toSorted((a, b) => compareNames(a.name, b.name))
}
