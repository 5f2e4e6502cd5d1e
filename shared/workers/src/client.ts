import type { AssetsService, Dispose, ProjectsService } from '@pergola/contracts'
import type { TabBus } from './bus.ts'
import type { PreviewSource } from './preview-source.ts'

export { createBus } from './bus.ts'
export type { TabBus } from './bus.ts'
export type { PreviewChanges, PreviewFile, PreviewSource } from './preview-source.ts'

export interface WorkerServicesOptions {
  readonly bus: TabBus
  /** The project worker died; it is started again with the next call. Waiting callers have had their answer. */
  readonly onLost: (reason: string) => void
}

export interface WorkerServices {
  readonly projects: ProjectsService
  readonly assets: AssetsService
  readonly preview: PreviewSource
  readonly dispose: Dispose
}

/** Starts the project worker; its services live as long as the tab. */
export function createWorkerServices(options: WorkerServicesOptions): WorkerServices {
  throw new Error(`createWorkerServices: no worker yet (${typeof options.onLost})`)
}
