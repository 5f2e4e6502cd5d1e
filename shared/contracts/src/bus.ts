import type { Dispose } from './lifetime.ts'

/** Facts for other contexts: tabs, workers, preview. Past tense, plain data, never a request. */
export interface BusFacts {
  'project.saved': { projectId: string; revision: number; paths: readonly string[] }
  'project.created': { projectId: string }
  'project.changed': { projectId: string }
  'project.removed': { projectId: string }
  'assets.changed': { projectId: string }
  'screenshot.stored': { projectId: string }
  'writer.requested': { projectId: string; tab: string }
  'writer.released': { projectId: string }
  /** Components run over the canvas, or are editable again. Names of the annex, §7.5. */
  'pv:mount': { projectId: string }
  'pv:unmount': { projectId: string }
  'storage.cleared': Record<string, never>
}

export type BusFact = keyof BusFacts

export interface Bus {
  emit<Fact extends BusFact>(fact: Fact, payload: BusFacts[Fact]): void
  on<Fact extends BusFact>(fact: Fact, listener: (payload: BusFacts[Fact]) => void): Dispose
}

/** One channel for the workspace, one per project, so that tabs with different projects do not mix. */
export function channelName(projectId?: string): string {
  return projectId === undefined ? 'pergola' : `pergola:${projectId}`
}
