import { combine, defaultSettings } from '@pergola/contracts'
import type { AssetsService, Dispose, ProjectSettings, ProjectsService } from '@pergola/contracts'
import { createAssetsService } from './assets/assets-service.ts'
import type { TabBus } from './bus.ts'
import { createCaller } from './calls/caller.ts'
import type { EarlierLife } from './projects/earlier-life.ts'
import type { PreviewSource } from './preview-source.ts'
import type { ProjectEvent, ProjectVerbs } from './projects/project-verbs.ts'
import { createProjectsClient } from './projects/service/projects-service.ts'
import type { Ask, HistoryLimit } from './projects/service/service-context.ts'
import { createProjectsStore } from './projects/projects-store.ts'
import type { ProjectsStore } from './projects/projects-store.ts'
import type { SavedChange } from './projects/saved-change.ts'

export { createBus } from './bus.ts'
export { createClassFinder } from './code/class-finder.ts'
export { createCodeWorker } from './code/code-worker.ts'
export type { CodeWorker } from './code/code-worker.ts'
export { shareAddress } from './shares/share-address.ts'
export { createShareWorker } from './shares/share-worker.ts'
export type { ShareWorker } from './shares/share-worker.ts'
export type { FolderChoice, FolderConflict, FolderPass } from './projects/folders/folder-pass.ts'
export type { TabBus } from './bus.ts'
export type { PreviewChanges, PreviewFile, PreviewSource } from './preview-source.ts'

export interface WorkerServicesOptions {
  readonly bus: TabBus
  /** The project worker died; it is started again with the next call. Waiting callers have had their answer. */
  readonly onLost: (reason: string) => void
  /** This browser's defaults, asked at each build and upload; a project's own switches go before them. */
  readonly settings?: () => ProjectSettings
  /** Absent: a reloaded tab is to the project like any other. */
  readonly earlierLife?: EarlierLife
  /** Absent: what is set lives as long as the tab. */
  readonly historyLimit?: HistoryLimit
}

function createHistoryLimit(): HistoryLimit {
  let limit: number | null = null
  return {
    read: () => limit,
    write: (bytes) => {
      limit = bytes
    },
  }
}

export interface FolderSource {
  readonly ask: Ask
  /** Of a save that the folder brought about. */
  readonly saved: (change: SavedChange) => void
  readonly put: ProjectsStore['put']
}

const noEarlierLife: EarlierLife = { read: () => null, write: () => undefined }

export interface WorkerServices {
  readonly projects: ProjectsService
  readonly assets: AssetsService
  readonly preview: PreviewSource
  /** What a folder that is kept in step asks of the project worker. */
  readonly folders: FolderSource
  readonly dispose: Dispose
}

/** Starts the project worker and lists the projects; the services live as long as the tab. */
export function createWorkerServices(options: WorkerServicesOptions): WorkerServices {
  const { bus, onLost, settings = defaultSettings, earlierLife = noEarlierLife } = options
  const { historyLimit = createHistoryLimit() } = options
  const store = createProjectsStore()
  const caller = createCaller<ProjectVerbs, ProjectEvent>({
    spawn: () => new Worker(new URL('./projects/projects.worker.ts', import.meta.url), { type: 'module' }),
    onEvent: (event) => client.hear(event),
    onLost(reason) {
      client.lost()
      onLost(reason)
    },
  })
  const client = createProjectsClient({ bus, store, caller, settings, earlierLife, historyLimit })
  const { dispose: endAssets, ...assets } = createAssetsService(client, settings)
  void client.service.refresh()

  return {
    projects: client.service,
    assets,
    folders: { ask: client.ask, saved: client.saved, put: store.put },
    preview: {
      async changes(projectId, since) {
        const answer = await client.ask('previewChanges', { projectId, since, settings: settings() })
        return answer.ok ? answer.value : null
      },
    },
    dispose: combine(caller.dispose, client.dispose, endAssets),
  }
}
