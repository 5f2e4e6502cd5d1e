import { combine, limits } from '@pergola/contracts'
import type { Dispose } from '@pergola/contracts'
import { listen } from '../listen.ts'
import { observeFolder } from './folder-access.ts'
import type { FolderLinks } from './folder-links.ts'
import type { FolderPorts, FoldersStore } from './folder-ports.ts'

/** Looks at the folder of the open project when something may have changed: here, there, or while nobody looked. */
export function followFolder(
  { bus, projects }: FolderPorts,
  { state, links, look }: { state: FoldersStore; links: FolderLinks; look: (id: string) => Promise<unknown> },
): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined
  let watched: { readonly id: string; readonly end: Promise<Dispose> } | null = null

  /** Of this tab to write, and linked. */
  function openLink(): string | null {
    const { open } = projects.state.getState()
    return open?.role === 'writer' && links.find(open.id) ? open.id : null
  }

  function soon() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const id = openLink()
      if (id !== null) void look(id)
    }, limits.folderDebounce)
  }

  function watch() {
    const id = openLink()
    if (id === (watched?.id ?? null)) return
    void watched?.end.then((end) => end())
    watched = id === null ? null : { id, end: observe(id) }
    soon()
  }

  async function observe(id: string): Promise<Dispose> {
    const handle = await links.handle(id)
    return handle ? observeFolder(handle, soon) : () => undefined
  }

  watch()
  return combine(
    bus.on('project.saved', soon),
    listen('focus', soon),
    projects.state.subscribe(watch),
    state.subscribe(watch),
    () => clearTimeout(timer),
    () => void watched?.end.then((end) => end()),
  )
}
