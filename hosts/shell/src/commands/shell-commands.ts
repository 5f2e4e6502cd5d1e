import type { Command } from '@pergola/contracts'
import type { Shell } from '../context/shell.ts'
import { importWithRetry } from '../lazy-import.ts'
import { exportProject } from './export-project.ts'
import { leaveProject } from './leave-project.ts'
import { messages } from './messages.ts'
import { namedCommands } from './named-commands.ts'
import { previewPage } from './preview-page.ts'

/** Commands of the frame itself. Those over the page come with the canvas, those of panels with their remotes. */
export function shellCommands(shell: Shell): readonly Command[] {
  return [...windowCommands(shell), ...projectCommands(shell), ...themeCommands(shell), ...namedCommands(shell)]
}

function inEditor({ services }: Shell): boolean {
  return services.projects.state.getState().open !== null
}

function windowCommands(shell: Shell): Command[] {
  const { window, layout } = shell
  return [
    {
      name: 'palette.open',
      label: messages.palette,
      group: messages.help,
      keys: ['Mod+K'],
      inFields: true,
      run: () => window.setState({ open: 'palette' }),
    },
    {
      name: 'shortcuts.open',
      label: messages.shortcuts,
      group: messages.help,
      keys: ['Mod+/'],
      inFields: true,
      run: () => window.setState({ open: 'shortcuts' }),
    },
    {
      name: 'panels.hide',
      label: messages.hidePanels,
      group: messages.view,
      keys: ['Mod+\\'],
      inFields: true,
      when: () => inEditor(shell),
      checked: () => layout.getState().hidden,
      run: () => layout.toggleHidden(),
    },
  ]
}

function projectCommands(shell: Shell): Command[] {
  const { services } = shell
  const when = () => inEditor(shell)
  return [
    {
      name: 'preview.open',
      label: messages.preview,
      group: messages.project,
      keys: ['Mod+Shift+P'],
      inFields: true,
      when,
      checked: () => services.preview.state.getState().open,
      run: () => previewPage(shell, 'overlay'),
    },
    {
      name: 'preview.open-in-tab',
      label: messages.previewInTab,
      group: messages.project,
      when,
      run: () => previewPage(shell, 'tab'),
    },
    {
      name: 'project.share',
      label: messages.share,
      group: messages.project,
      when,
      run: () => shell.window.setState({ open: 'share' }),
    },
    {
      name: 'project.publish',
      label: messages.publish,
      group: messages.project,
      when,
      run: () => shell.window.setState({ open: 'publish' }),
    },
    {
      name: 'project.export',
      label: messages.export,
      group: messages.project,
      keys: ['Mod+Shift+E'],
      when,
      run: () => exportProject(shell),
    },
    {
      name: 'project.take-over',
      label: messages.takeOver,
      group: messages.project,
      when: () => services.projects.state.getState().open?.role === 'reader',
      run: async () => (await importWithRetry(() => import('./take-over.ts'))).takeOver(shell),
    },
    {
      name: 'project.trust',
      label: messages.trust,
      group: messages.project,
      when: () => services.projects.state.getState().open?.trust === 'restricted',
      run: () => shell.window.setState({ open: 'trust' }),
    },
    { name: 'project.leave', label: messages.leave, group: messages.project, when, run: () => leaveProject(shell) },
  ]
}

function themeCommands({ services }: Shell): Command[] {
  const { settings } = services
  return (['system', 'dark', 'light'] as const).map((theme) => ({
    name: `theme.${theme}`,
    label: messages.theme[theme],
    group: messages.view,
    checked: () => settings.state.getState().theme === theme,
    run: () => settings.setTheme(theme),
  }))
}
