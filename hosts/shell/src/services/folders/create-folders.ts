import { type Dispose, storageKeys } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { FolderPorts, FoldersState, ShellFolders } from './folder-ports.ts'

/** Folders on the disk. Their code comes when the first is opened, or at once where one is linked already. */
export function createFolders(ports: FolderPorts): ShellFolders & { dispose: Dispose } {
  const isSupported = 'showDirectoryPicker' in globalThis
  const state = createStore<FoldersState>(() => ({ links: [], questions: {}, shown: null, parts: null }))
  let session: ReturnType<typeof load> | null = null
  const load = async () => (await import('./folder-session.ts')).createFolderSession(ports, state)
  const begun = () => (session ??= load())
  if (isSupported && ports.store.read(storageKeys.folders) !== null) void begun()

  return {
    isSupported,
    state,
    open: async (work) => (await begun()).open(work),
    sync: async (id) => (await begun()).sync(id),
    answer: async (id, answers) => (await begun()).answer(id, answers),
    texts: async (id, path) => (await begun()).texts(id, path),
    unlink: async (id) => (await begun()).unlink(id),
    askUnlink: async (id) => (await begun()).askUnlink(id),
    show: (shown) => state.setState({ shown }),
    dispose: () => void session?.then(({ dispose }) => dispose()),
  }
}
