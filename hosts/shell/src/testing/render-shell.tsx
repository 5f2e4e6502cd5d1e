import type { PreviewService, PreviewState, RemoteContribution } from '@pergola/contracts'
import { contractNumber, defineRemote, succeed } from '@pergola/contracts'
import {
  createFakeAssets,
  createFakeBus,
  createFakeCanvas,
  createFakeClassFinder,
  createFakeTailwind,
  createFakeCodeEditor,
  createFakeFolders,
  createFakeGrapes,
  createFakeProjects,
  createFakeShares,
  createFakeToasts,
} from '@pergola/contracts/testing'
import type { FakeFolders } from '@pergola/contracts/testing'
import { render } from '@testing-library/react'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { assemble } from '../compose/create-shell.ts'
import { ShellProvider } from '../context/shell-context.tsx'
import type { ShellServices } from '../context/shell.ts'
import { createRemotes, RemotesProvider } from '../remotes/index.ts'
import type { FoldersState, ShellFolders } from '../services/folders/folder-ports.ts'
import { folderParts } from '../chrome/folders/folder-parts.ts'
import { createCommands } from '../services/create-commands.ts'
import { createDialogs } from '../services/create-dialogs.ts'
import { createLocalStore } from '../services/local-store.ts'
import { createNavigation } from '../services/create-navigation.ts'
import { createSettings, readDefaults } from '../services/create-settings.ts'
import { createFakeAddress } from '../services/testing/fake-address.ts'

function createFakePreview(): PreviewService {
  const nothing: PreviewState = { open: false, pageName: null, url: null, generation: 0, fallbackDocument: null }
  const state = createStore<PreviewState>(() => nothing)
  return {
    state,
    async show(pageName) {
      state.setState({ open: true, pageName, fallbackDocument: '<!doctype html><p>Page</p>' })
      return succeed()
    },
    async refresh() {},
    hide: () => state.setState(nothing),
    openInTab: async () => succeed(),
  }
}

/** As the frame has it: with the questions of its own window. */
function createShellFolders() {
  const fake = createFakeFolders()
  const state = createStore<FoldersState>(() => ({ links: [], questions: {}, shown: null, parts: folderParts }))
  fake.state.subscribe(({ links }) => state.setState({ links }))
  const own = {
    state,
    answer: async () => succeed(),
    texts: async () => ({ mine: 'mine', theirs: 'theirs' }),
    show: (shown: string | null) => state.setState({ shown }),
    ask: (questions: FoldersState['questions']) => state.setState({ questions }),
  }
  return Object.assign(fake, own as Omit<ShellFolders, keyof FakeFolders> & typeof own)
}

const placed = {
  name: 'panels',
  version: '1',
  contract: contractNumber,
  slots: [],
  files: [],
  late: [],
  entryUrl: '',
  preloadUrls: [],
}

/** The real frame over fake services, with one remote that brings the canvas and what a test adds. */
export async function renderShell(children: ReactNode, brought: RemoteContribution = {}) {
  const projects = createFakeProjects()
  const canvas = createFakeCanvas({ blocks: [{ id: 'text', label: 'Text', category: 'Basic', icon: '' }] })
  const fakeToasts = createFakeToasts()
  const toasts = Object.assign(fakeToasts, {
    aside: fakeToasts.success,
    isWaiting: () => false,
    box: createStore(() => ({ wanted: false })),
    prepare() {},
  })
  const id = projects.seed({ name: 'Northwind' })
  await projects.open(id)
  const store = createLocalStore(undefined)
  const navigation = createNavigation(store, createFakeAddress('/add-blocks'))
  navigation.openProject(id)
  const services = {
    bus: createFakeBus(),
    projects,
    assets: createFakeAssets(id),
    preview: createFakePreview(),
    navigation,
    codeEditor: createFakeCodeEditor(createElement),
    classFinder: createFakeClassFinder(),
    tailwind: createFakeTailwind(),
    shares: createFakeShares(),
    folders: createShellFolders(),
    grapes: createFakeGrapes(),
    dialogs: createDialogs(),
    toasts,
    settings: createSettings({ store, defaults: readDefaults(store), projects, onFailed: () => undefined }),
    commands: createCommands(),
  } satisfies ShellServices
  const definition = defineRemote({
    name: 'panels',
    needs: [],
    activate: () => ({ ...brought, services: { canvas } }),
  })
  const remotes = createRemotes({
    services,
    readFile: async () => [placed],
    load: async () => succeed(definition),
    patience: 0,
  })
  const trouble = createStore(() => ({ workerLost: false, online: true }))
  const shell = assemble(services, trouble, () => {}, remotes)
  onTestFinished(shell.dispose)
  await remotes.start()
  const frame = (content: ReactNode) => (
    <ShellProvider shell={shell}>
      <RemotesProvider remotes={remotes}>{content}</RemotesProvider>
    </ShellProvider>
  )
  return { shell, services, projects, canvas, toasts, id, frame, ...render(frame(children)) }
}
