import type { ProjectSummary, SaveFailure, Services } from '@pergola/contracts'
import { exportProject } from '../export-project/export-project.ts'
import { messages, saveReasons } from '../messages.ts'
import { showSpace } from '../storage-space/show-space.ts'

export interface ProjectActions {
  edit(project: ProjectSummary): void
  rename(project: ProjectSummary, name: string): Promise<void>
  remove(project: ProjectSummary): Promise<void>
  repair(project: ProjectSummary): Promise<void>
  export(project: ProjectSummary): Promise<void>
  /** Null in a frame that asks about no other project than the open one. */
  readonly share: ((project: ProjectSummary) => void) | null
}

export type ProjectActionServices = Pick<Services, 'projects' | 'navigation' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'shares'>>

export function createProjectActions(services: ProjectActionServices): ProjectActions {
  const { projects, navigation, dialogs, toasts, shares } = services

  return {
    edit: (project) => navigation.openProject(project.id, 'index', 'addBlocks'),

    async rename(project, name) {
      const outcome = await projects.rename(project.id, name)
      if (!outcome.ok) {
        if (outcome.failure === 'name-empty') toasts.error(messages.nameMissing)
        else sayFailed(services, outcome.failure)
      }
    },

    async remove(project) {
      const answer = await dialogs.confirm({
        title: messages.deleteTitle,
        message: `${messages.deleteQuestion(project.name)} ${messages.deleteLoses}`,
        confirmLabel: messages.delete,
        danger: true,
      })
      if (answer !== 'confirm') return

      const finish = toasts.loading(messages.deleting)
      const outcome = await projects.remove(project.id).finally(finish)
      if (!outcome.ok) sayFailed(services, outcome.failure)
    },

    async repair(project) {
      const outcome = await projects.repair(project.id)
      if (!outcome.ok) return sayFailed(services, outcome.failure)
      const missing = outcome.value?.missing ?? []
      if (missing.length === 0) return
      await dialogs.confirm({
        title: messages.repairedTitle,
        message: messages.repairedMissing(missing),
        confirmLabel: messages.understood,
      })
    },

    export: (project) => exportProject(services, project),
    share: shares?.offer ? ({ id, name }) => shares.offer?.({ id, name }) : null,
  }
}

/** Where there is no room, a click on it leads to what takes it. */
function sayFailed({ toasts, dialogs }: ProjectActionServices, failure: SaveFailure): void {
  const isFull = failure === 'storage-full'
  toasts.error(saveReasons[failure], undefined, isFull ? () => showSpace(dialogs) : undefined)
}
