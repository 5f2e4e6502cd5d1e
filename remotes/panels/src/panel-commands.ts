import type {
  CanvasService,
  Command,
  DialogsService,
  ModalSlot,
  NavigationService,
  ProjectsService,
  RouteName,
  ToastsService,
} from '@pergola/contracts'
import { askForSearch } from './blocks/search-wish.ts'
import { lastProblem } from './rest-models/last-problem.ts'

function showRoute(navigation: NavigationService, route: RouteName, command: Omit<Command, 'run'>): Command {
  return { ...command, group: 'Panels', run: () => navigation.go(route) }
}

/** Asked for again, the left panel closes. */
function showLeft(navigation: NavigationService, slot: `left:${string}`, command: Omit<Command, 'run'>): Command {
  const isShown = () => navigation.state.getState().left === slot
  return {
    ...command,
    group: 'Panels',
    checked: isShown,
    when: () => navigation.showLeft !== undefined,
    run: () => navigation.showLeft?.(isShown() ? null : slot),
  }
}

interface CommandServices {
  navigation: NavigationService
  dialogs: Pick<DialogsService, 'open'>
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
}

type ModalServices = Pick<CommandServices, 'dialogs' | 'canvas'>

/** A modal over the open page. */
function openModal(
  { dialogs, canvas }: ModalServices,
  slot: ModalSlot,
  { title, ...command }: Omit<Command, 'run'> & { readonly title?: string },
): Command {
  return {
    ...command,
    group: 'Page',
    when: () => canvas.state.getState().document !== null,
    run: () => dialogs.open({ slot, title: title ?? command.label }),
  }
}

function modalCommands(services: CommandServices): Command[] {
  return [
    openModal(services, 'modal:pages', { name: 'open:pages-manager', label: 'Pages Manager' }),
    openModal(services, 'modal:page-helmet', {
      name: 'open:page-helmet:modal',
      label: 'Page Helmet',
      keywords: 'seo sharing title description meta favicon icon social',
    }),
    openModal(services, 'modal:symbols', {
      name: 'open:symbols-and-templates-manager:modal',
      label: 'Symbols & Templates',
      keywords: 'components reusable',
      title: 'Symbols & Templates Manager',
    }),
    openModal(services, 'modal:rest-models', {
      name: 'open:models:modal',
      label: 'Rest API Models',
      keywords: 'data fetch json',
    }),
    {
      name: 'open:error:modal',
      label: 'Last failed response',
      group: 'Page',
      when: () => lastProblem.read() !== null,
      run() {
        const problem = lastProblem.read()
        if (problem) services.dialogs.open(problem)
      },
    },
    openModal(services, 'modal:settings', {
      name: 'open:settings:modal',
      label: 'Settings',
      keywords: 'preferences options',
    }),
    openModal(services, 'modal:history', {
      name: 'open:history:modal',
      label: 'History',
      keywords: 'versions restore',
    }),
    openModal(services, 'modal:style-guide', {
      name: 'open:style-guide:modal',
      label: 'Style guide',
      keywords: 'design system tokens colours contrast type buttons',
    }),
    openModal(services, 'modal:code-manager', {
      name: 'open:code-manager:modal',
      label: 'Page Code Manager',
      keywords: 'html css javascript source',
    }),
  ]
}

/** Both lead into the search of what can be added. */
function addCommands({ navigation, canvas }: CommandServices): Command[] {
  return [
    {
      name: 'panel.add-blocks',
      label: 'add blocks',
      keys: ['A'],
      group: 'Panels',
      run() {
        navigation.go('addBlocks')
        askForSearch()
      },
    },
    {
      name: 'panel.add-sections',
      label: 'add sections',
      keywords: 'insert ready hero header footer pricing',
      // On keyboards where it is typed with Shift, too.
      keys: ['/', 'Shift+/'],
      group: 'Panels',
      when: () => canvas.state.getState().document !== null,
      run() {
        navigation.go('addBlocks')
        askForSearch('sections')
      },
    },
  ]
}

/** One command per panel; its key shows the panel wherever the focus is, except in a text field. */
export function panelCommands(services: CommandServices): Command[] {
  const { navigation } = services
  return [
    ...addCommands(services),
    showLeft(navigation, 'left:layers', { name: 'panel.layers', label: 'Layers', keys: ['Z'] }),
    showRoute(navigation, 'styling', { name: 'panel.styling', label: 'style block', keys: ['S'] }),
    showRoute(navigation, 'traits', {
      name: 'panel.traits',
      label: 'Traits',
      keys: ['D'],
      keywords: 'settings attributes',
    }),
    showRoute(navigation, 'commands', { name: 'panel.commands', label: 'Commands', keywords: 'directives logic' }),
    showLeft(navigation, 'left:pages', { name: 'panel.pages', label: 'Pages' }),
    showLeft(navigation, 'left:classes', {
      name: 'panel.classes',
      label: 'Classes',
      keywords: 'class manager unused rename merge css',
    }),
    showLeft(navigation, 'left:variables', {
      name: 'panel.variables',
      label: 'Variables',
      keywords: 'tokens custom properties colours dark mode theme design system',
    }),
    showLeft(navigation, 'left:collections', {
      name: 'panel.collections',
      label: 'Collections',
      keywords: 'content cms articles blog entries markdown csv',
    }),
    showLeft(navigation, 'left:page-checks', {
      name: 'panel.page-checks',
      label: 'Page checks',
      keywords: 'accessibility audit broken links',
    }),
    showLeft(navigation, 'left:find', {
      name: 'panel.find',
      label: 'Find and replace',
      keys: ['Mod+Shift+F'],
      keywords: 'search text code links colours classes attributes',
    }),
    ...modalCommands(services),
    {
      name: 'models.fetch-missing',
      label: 'Fetch missing responses',
      group: 'Project',
      when: () => services.canvas.state.getState().document !== null,
      run: async () => (await import('./rest-models/fetch-missing.ts')).fetchMissing(services),
    },
  ]
}
