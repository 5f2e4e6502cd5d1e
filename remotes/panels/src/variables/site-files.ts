import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dispose, VariableFile } from '@pergola/contracts'
import { combine } from '@pergola/contracts'
import { isComposed } from '@pergola/site/project'
import { readVariables } from '@pergola/site/variables'
import type { VariableServices } from './variable-services.ts'

export interface SiteFiles {
  /** Null until they have been read. */
  readonly files: readonly VariableFile[] | null
  readonly problem: boolean
}

/** Milliseconds that edits may be still before what the open page says is read again. */
const stillness = 60

/** Reads a text only when it is another one than before. */
function createReader() {
  const read = new Map<string, { readonly text: string; readonly file: VariableFile | null }>()
  return (
    path: string,
    text: string,
    place: { readonly kind: 'css' | 'document' | 'fragment'; readonly label: string },
  ) => {
    const before = read.get(path)
    if (before?.text === text) return before.file
    const file = readVariables({ path, text, place, isPage: place.kind !== 'css' })
    read.set(path, { text, file })
    return file
  }
}

/**
 * What the files of the site say of custom properties: as they are stored, but those that the open page has as they are
 * there, with what is not saved yet.
 */
export function createSiteFiles({ canvas, projects }: Pick<VariableServices, 'canvas' | 'projects'>) {
  const state = createStore<SiteFiles>(() => ({ files: null, problem: false }))
  const readAgain = createReader()
  let stored: readonly VariableFile[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  async function openFiles(): Promise<ReadonlyMap<string, VariableFile | null>> {
    const found = new Map<string, VariableFile | null>()
    for (const { file, css, editable } of canvas.sheets())
      if (editable && !file.includes('#')) found.set(file, readAgain(file, css, { kind: 'css', label: file }))
    const { document } = canvas.state.getState()
    const page = document && projects.state.getState().open?.project.pages[document.pageName]
    const html = page ? await canvas.readFile(page.pathes.html) : null
    // A page of XML is as it is stored.
    if (!page || !html?.ok || /\.xht(?:ml)?$/i.test(page.pathes.html)) return found
    const kind = isComposed(page) ? 'fragment' : 'document'
    return found.set(page.pathes.html, readAgain(page.pathes.html, html.value, { kind, label: page.name }))
  }

  async function join(): Promise<void> {
    if (!stored) return
    const fresh = new Map(await openFiles())
    const joined = stored.flatMap((file) => {
      if (file.path === '' || !fresh.has(file.path)) return [file]
      const own = fresh.get(file.path) ?? []
      fresh.delete(file.path)
      return own
    })
    state.setState({ files: [...joined, ...[...fresh.values()].filter((file) => file !== null)], problem: false })
  }

  async function load(): Promise<void> {
    const answer = await projects.siteVariables?.()
    if (answer?.ok) stored = answer.value
    else if (!stored) return state.setState({ files: null, problem: true })
    await join()
  }

  function soon() {
    clearTimeout(timer)
    // What is only shown is not what the site says; and to read the page would take it back.
    if (!isHeld) timer = setTimeout(() => void join(), stillness)
  }

  /** While it is held, what the open page says is not read again. */
  function hold(next: boolean) {
    const wasHeld = isHeld
    isHeld = next
    if (next || wasHeld) soon()
  }

  function start(): Dispose {
    void load()
    return combine(
      () => clearTimeout(timer),
      canvas.state.subscribe((now, before) => {
        if (now.revision !== before.revision) soon()
      }),
      projects.state.subscribe((now, before) => {
        if (now.open?.revision !== before.open?.revision) void load()
      }),
    )
  }

  return { state, start, hold, refresh: join }
}

/** The files once they have been read, empty where they cannot be: whoever types sooner is not too early. */
export function filesRead(
  state: Pick<StoreApi<SiteFiles>, 'getState' | 'subscribe'>,
): Promise<readonly VariableFile[]> {
  return new Promise((resolve) => {
    const told = ({ files, problem }: SiteFiles) => {
      if (files || problem) resolve(files ?? [])
      return files !== null || problem
    }
    if (told(state.getState())) return
    const end = state.subscribe((now) => {
      if (told(now)) end()
    })
  })
}
