import { limits } from '@pergola/contracts'
import type { ClassFinderService, ClassFinderState, Dispose, OpenProject, ProjectsService } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { ClassSource } from './code-worker.ts'
import { sharedSheets } from './shared-sheets.ts'

interface ClassFinderInput {
  readonly projects: Pick<ProjectsService, 'state' | 'readText'>
  readonly source: ClassSource
  /** Whether Tailwind's utilities are among the classes. */
  readonly utilities: () => boolean
}

type Texts = ReadonlyMap<string, string>
type GivenSheets = Parameters<ClassFinderService['find']>[0]

/** Finds classes off the main thread; only texts that are news go to the worker. */
export function createClassFinder(input: ClassFinderInput): ClassFinderService & { readonly dispose: Dispose } {
  const state = createStore<ClassFinderState>(() => ({ classes: [] }))
  const stored = createStoredTexts(input.projects)
  let sent: { readonly projectId: string; readonly texts: Texts; readonly utilities: boolean } | null = null
  let clock: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  /** Null when the worker could not tell all. While it reads, what was known stays, until more is found. */
  async function ask(texts: Texts, known: Texts, signal: AbortSignal): Promise<readonly string[] | null> {
    const sheets = [...texts].map(([path, text]) => ({ path, text: known.get(path) === text ? null : text }))
    let found: readonly string[] = []
    const hear = (classes: readonly string[]) => {
      found = [...found, ...classes]
      if (!signal.aborted && found.length > state.getState().classes.length) state.setState({ classes: found })
    }
    return (await input.source.read({ sheets, utilities: input.utilities() }, hear, signal)) ? found : null
  }

  /** All texts that count, those of the page first. */
  async function gather(given: GivenSheets, open: OpenProject): Promise<Texts> {
    const texts = new Map(given.map(({ file, css }) => [file, css]))
    for (const [path, text] of await stored.read(open)) if (!texts.has(path)) texts.set(path, text)
    return texts
  }

  async function read(given: GivenSheets, { signal }: AbortController): Promise<void> {
    const { open } = input.projects.state.getState()
    if (!open) return
    if (sent?.projectId !== open.id) {
      sent = null
      state.setState({ classes: [] })
    }
    const texts = await gather(given, open)
    const utilities = input.utilities()
    if (signal.aborted || (sent?.utilities === utilities && sameTexts(sent.texts, texts))) return
    const known = sent?.texts
    sent = null
    const told = known && (await ask(texts, known, signal))
    const found = told || signal.aborted ? told : await ask(texts, new Map(), signal)
    if (!found || signal.aborted) return
    sent = { projectId: open.id, texts, utilities }
    state.setState({ classes: found })
  }

  return {
    state,
    find(sheets) {
      clearTimeout(clock)
      clock = setTimeout(() => {
        running.abort()
        running = new AbortController()
        void read(sheets, running)
      }, limits.classesDebounce)
    },
    dispose() {
      clearTimeout(clock)
      running.abort()
    },
  }
}

/** The project's shared sheets, read anew only after something was saved. */
function createStoredTexts(projects: ClassFinderInput['projects']) {
  let last: { readonly key: string; readonly texts: Texts } | null = null
  return {
    async read(open: OpenProject): Promise<Texts> {
      const key = `${open.id} ${open.revision}`
      if (last?.key === key) return last.texts
      const read = await Promise.all(
        sharedSheets(open).map(async (path) => ({ path, text: await projects.readText(path) })),
      )
      const texts = new Map(read.flatMap(({ path, text }) => (text.ok ? [[path, text.value] as const] : [])))
      last = { key, texts }
      return texts
    },
  }
}

function sameTexts(before: Texts, now: Texts): boolean {
  return before.size === now.size && [...now].every(([path, text]) => before.get(path) === text)
}
