import type { ProjectSummary, Services } from '@pergola/contracts'
import { exportProject } from '../export-project/export-project.ts'
import { messages, saveReasons } from '../messages.ts'

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
      if (!outcome.ok)
        toasts.error(outcome.failure === 'name-empty' ? messages.nameMissing : saveReasons[outcome.failure])
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
      if (!outcome.ok) toasts.error(saveReasons[outcome.failure])
    },

    async repair(project) {
      const outcome = await projects.repair(project.id)
      if (!outcome.ok) return toasts.error(saveReasons[outcome.failure])
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
