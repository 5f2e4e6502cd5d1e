import { pagePaths, type OpenModal } from '@pergola/contracts'
import { exportProject } from '../../commands/export-project.ts'
import type { Opening } from '../../context/guard-state.ts'
import type { Shell } from '../../context/shell.ts'
import { messages } from './messages.ts'

type Page = Pick<Opening, 'projectId' | 'pageName'>

/** Resolves when the project stands open; false when it was left, or could not be opened. */
function whenOpen(shell: Shell, projectId: string): Promise<boolean> {
  const { projects, navigation } = shell.services
  return new Promise((resolve) => {
    const check = () => {
      const isOpen = projects.state.getState().open?.id === projectId
      if (!isOpen && navigation.state.getState().projectId === projectId) return
      endProjects()
      endNavigation()
      resolve(isOpen)
    }
    const endProjects = projects.state.subscribe(check)
    const endNavigation = navigation.state.subscribe(check)
    check()
  })
}

/** What can be done with a page that nobody draws. */
export function undrawnActions(shell: Shell, page: Page) {
  const { projects, dialogs, toasts } = shell.services
  const { projectId, pageName } = page

  async function openModal(modal: () => OpenModal): Promise<void> {
    const guard = await shell.guard.guard
    guard?.openUndrawn(page)
    if (await whenOpen(shell, projectId)) dialogs.open(modal())
  }

  const dismiss = async () => (await shell.guard.guard)?.dismiss()

  return {
    code: () =>
      openModal(() => {
        const path = projects.state.getState().open?.project.pages[pageName]?.pathes.html ?? pagePaths(pageName).html
        const back = { slot: 'modal:files', title: messages.filesManager } as const
        return { slot: 'modal:file-editor', title: messages.fileEditor, argument: { path, back } }
      }),
    history: () => openModal(() => ({ slot: 'modal:history', title: messages.historyTitle })),
    export: () => exportProject(shell, projectId),
    async remove(name: string): Promise<void> {
      const answer = await dialogs.confirm({
        title: messages.removeTitle,
        message: messages.removeQuestion(name),
        confirmLabel: messages.remove,
        danger: true,
      })
      if (answer !== 'confirm') return
      const outcome = await projects.remove(projectId)
      if (!outcome.ok) return toasts.error(messages.notRemoved, outcome.detail)
      toasts.success(messages.removed)
      await dismiss()
    },
    anyway: async () => (await shell.guard.guard)?.openAnyway(page),
    dismiss,
  }
}
