import { combine, type NavigationState, routes, type SlotName, storageKeys } from '@pergola/contracts'
import { createBus, createClassFinder, createCodeWorker, createWorkerServices } from '@pergola/workers/client'
import { createStore } from 'zustand/vanilla'
import type { LongWorkState } from '../services/long-work.ts'
import { createLayoutStore } from '../services/layout-store.ts'
import { shellCommands } from '../commands/shell-commands.ts'
import { createAddedRemotes, createRemotes, type Remotes } from '../remotes/index.ts'
import { createCodeEditor } from '../services/code-editor/create-code-editor.tsx'
import { createCommands } from '../services/create-commands.ts'
import { createDialogs } from '../services/create-dialogs.ts'
import { type Address, createNavigation } from '../services/create-navigation.ts'
import { createFolders } from '../services/folders/create-folders.ts'
import { createGrapes } from '../services/grapes/create-grapes.ts'
import { createHistoryLimit } from '../services/history-limit.ts'
import { createPreview } from '../services/preview/create-preview.ts'
import { createSettings, readDefaults } from '../services/create-settings.ts'
import { createShares } from '../services/shares/create-shares.ts'
import type { ShareLink } from '../services/shares/share-link.ts'
import { createToasts } from '../services/create-toasts.tsx'
import { browserStore } from '../services/browser-store.ts'
import { regionCommands } from '../regions/region-commands.ts'
import { createRegions } from '../regions/regions.ts'
import { attachShortcuts } from '../shortcuts/attach-shortcuts.ts'
import { isEditorPath, needsProject } from '../services/editor-paths.ts'
import { createEditorSession } from './editor-session.ts'
import { createWatch } from './create-watch.ts'
import { followConnection } from './follow-connection.ts'
import { followSelection } from './follow-selection.ts'
import { followTheme } from './follow-theme.ts'
import { followTitle } from './follow-title.ts'
import { guardDrops } from './guard-drops.ts'
import { guardUnsaved } from './guard-unsaved.ts'
import { createLazyGuard } from './lazy-guard.ts'
import { keepWindows } from './keep-windows.ts'
import { relayFrame } from './relay-frame.ts'
import { messages } from './messages.ts'
import { pageShown } from './page-shown.ts'
import type { Shell, ShellServices, ShellWindow, TroubleState } from '../context/shell.ts'

/** What the person waits for at an address. */
function slotAt({ path, projectId }: NavigationState): SlotName {
  if (path === routes.fileBrowser) return 'screen:file-browser'
  return needsProject(path) && projectId !== null ? 'canvas' : 'screen:workspace'
}

const openStore = () => browserStore('localStorage')

function createEarlierLife() {
  const session = browserStore('sessionStorage')
  return {
    read: () => session.read(storageKeys.writing),
    write: (projectId: string | null) => session.write(storageKeys.writing, projectId),
  }
}

/** Makes the services, the remotes that use them and the frame's own state, and sets them going. */
export function createShell(address: Address, link: ShareLink | null): Shell {
  const trouble = createStore<TroubleState>(() => ({ workerLost: false, online: navigator.onLine }))
  const bus = createBus()
  const store = openStore()
  const defaults = readDefaults(store)
  const toasts = createToasts()
  const workers = createWorkerServices({
    bus,
    settings: defaults.getState,
    earlierLife: createEarlierLife(),
    historyLimit: createHistoryLimit(store),
    onLost: () => trouble.setState({ workerLost: true }),
  })
  const { projects, assets } = workers
  const onFailed = () => toasts.error(messages.settingFailed)
  const { dispose: endSettings, ...settings } = createSettings({ store, defaults, projects, onFailed })
  const preview = createPreview({ bus, projects, source: workers.preview, store })
  const codeWorker = createCodeWorker()
  const { dispose: endClassFinder, ...classFinder } = createClassFinder({
    projects,
    source: codeWorker.classes,
    utilities: () => settings.state.getState().settings.enable_tailwind,
  })
  const { dispose: endCodeEditor, ...codeEditor } = createCodeEditor({ worker: codeWorker, projects })
  const { dispose: endShares, ...shares } = createShares({ store, openStore, origin: location.origin, link })
  const dialogs = createDialogs()
  const disk = { bus, store, projects, source: workers.folders, settings: defaults.getState, dialogs }
  const { dispose: endFolders, ...folders } = createFolders({
    ...disk,
    canvas: () => remotes.services.canvas,
    parts: async () => (await import('../chrome/folders/folder-parts.ts')).folderParts,
  })
  const services: ShellServices = {
    bus,
    codeEditor,
    classFinder,
    tailwind: codeWorker.tailwind,
    shares,
    folders,
    grapes: createGrapes(store),
    projects,
    assets,
    preview: preview.service,
    navigation: createNavigation(store, address, browserStore('sessionStorage')),
    dialogs,
    toasts,
    settings,
    commands: createCommands(),
  }
  const ends = [workers, codeWorker, bus, preview].map(({ dispose }) => dispose)
  ends.push(endCodeEditor, endClassFinder, endFolders, services.navigation.dispose, endSettings, endShares)
  const firstSlot = () => slotAt(services.navigation.state.getState())
  const remotes: Remotes = createRemotes({
    services,
    added: createAddedRemotes(store),
    firstSlot,
    firstShown: async () => (firstSlot() === 'canvas' ? pageShown(remotes) : undefined),
  })
  return assemble(services, trouble, combine(...ends), remotes)
}

/** The frame over given services; tests bring their own. */
export function assemble(
  services: ShellServices,
  trouble: Shell['trouble'],
  endServices: () => void,
  remotes: Remotes,
): Shell {
  const { commands, navigation, settings, projects, preview, dialogs } = services
  const layout = createLayoutStore(settings)
  const inEditor = () => isEditorPath(navigation.state.getState().path)
  const guard = createLazyGuard({ navigation, remotes, drawsPage: inEditor })
  const shell: Shell = {
    services,
    remotes,
    trouble,
    layout,
    window: createStore<{ open: ShellWindow | null }>(() => ({ open: null })),
    work: createStore<LongWorkState>(() => ({ current: null })),
    guard,
    watch: createWatch({
      sources: [commands.state, navigation.state, settings.state, projects.state, preview.state, dialogs.state, layout],
      canvas: () => remotes.services.canvas,
      arrivals: remotes.state,
    }),
    dispose: () => end(),
  }
  const regions = createRegions(document)
  const end = combine(
    endServices,
    () => void guard.guard.then((loaded) => loaded?.dispose()),
    regions.dispose,
    commands.register(regionCommands({ regions, inEditor, canvas: () => remotes.services.canvas })),
    remotes.dispose,
    commands.register(shellCommands(shell)),
    attachShortcuts({ target: window, commands, inEditor }),
    createEditorSession(services, remotes, guard),
    followSelection(services, remotes),
    relayFrame(remotes),
    followTheme(settings),
    followTitle(projects),
    followConnection(services.toasts, trouble),
    guardDrops(),
    guardUnsaved(() => remotes.services.canvas, dialogs),
    keepWindows(services),
  )
  void projects.refresh()
  return shell
}
