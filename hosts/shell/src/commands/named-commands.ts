import type { Command } from '@pergola/contracts'
import { Failure } from '../automation/failure.ts'
import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'
import { selectPage } from './select-page.ts'

/** What scripts call by these names. Chosen in the palette, which names no page, `select:page` shows all of them. */
export function namedCommands(shell: Shell): readonly Command[] {
  const { dialogs, projects, commands } = shell.services
  const isModalOpen = () => dialogs.state.getState().modal !== null
  return [
    {
      name: 'select:page',
      label: messages.selectPage,
      group: messages.project,
      when: () => projects.state.getState().open !== null,
      run(argument) {
        if (argument === undefined) return commands.run('open:pages-manager')
        const pages = Object.values(projects.state.getState().open?.project.pages ?? {})
        const names = pages.filter(({ hidden }) => !hidden).map(({ name }) => name)
        if (typeof argument === 'string' && names.includes(argument)) return selectPage(shell, argument)
        throw new Failure('select:page', 'page-missing', messages.pageMissing(names))
      },
    },
    {
      name: 'close:current:modal',
      label: messages.closeModal,
      group: messages.view,
      when: isModalOpen,
      run: () => dialogs.askToClose(),
    },
  ]
}
