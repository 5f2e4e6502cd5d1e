import {
  type Bus,
  combine,
  type Dispose,
  type PreviewService,
  type PreviewState,
  type ProjectsService,
  routes,
  succeed,
} from '@pergola/contracts'
import type { PreviewSource } from '@pergola/workers/client'
import { createStore } from 'zustand/vanilla'
import * as v from 'valibot'
import { listen } from '../listen.ts'
import { importWithRetry } from '../../lazy-import.ts'
import type { LocalStore } from '../local-store.ts'
import type { Pusher } from './create-pusher.ts'
import { followMessage } from './follow-message.ts'

interface Ports {
  readonly bus: Bus
  readonly projects: ProjectsService
  readonly source: PreviewSource
  readonly store: LocalStore
}

const nothing: PreviewState = {
  open: false,
  pageName: null,
  url: null,
  generation: 0,
  fallbackDocument: null,
  isStill: false,
}

/** A project that is opened has better things to do at first. */
const patienceForStart = 4000

const followSchema = v.object({ kind: v.literal(followMessage), path: v.pipe(v.string(), v.maxLength(2000)) })

/** Pages run on an origin of their own, which is pushed files after each save and asked nothing but where its frame is. */
export function createPreview({ bus, projects, source, store }: Ports): { service: PreviewService; dispose: Dispose } {
  const state = createStore<PreviewState>(() => nothing)
  const pusher = openPusher({ projects, source, store })

  async function follow(pageName: string) {
    const outcome = await (await pusher()).push(pageName)
    if (!outcome.ok) return outcome
    const { url, document, isStill } = outcome.value
    state.setState(({ generation }) => ({ url, fallbackDocument: document, isStill, generation: generation + 1 }))
    return succeed()
  }

  async function refresh() {
    const { open, pageName } = state.getState()
    if (open && pageName !== null) await follow(pageName)
  }

  const service: PreviewService = {
    state,
    prepare: async (pageName) => (await pusher()).push(pageName),
    refresh,
    async runScripts() {
      await (await pusher()).letRun()
      await refresh()
    },
    async landed(frame) {
      const { generation } = state.getState()
      const pageName = await (await pusher()).pageIn(frame)
      // Meanwhile another page may have been put into the frame, or the preview closed.
      const now = state.getState()
      if (pageName !== null && now.open && now.generation === generation) state.setState({ pageName })
    },
    hide: () => state.setState(nothing),
    ...outsideOfProjects(store),
    async show(pageName) {
      state.setState(({ generation }) => ({ ...nothing, generation, open: true, pageName }))
      const outcome = await follow(pageName)
      if (!outcome.ok) state.setState({ open: false })
      return outcome
    },
    openInTab: (pageName) => openInTab(pusher, pageName),
  }

  /** Links in a page that is shown as a document: it can only say where they lead. */
  async function followLink({ origin, data }: MessageEvent) {
    const link = origin === 'null' && state.getState().fallbackDocument !== null && v.safeParse(followSchema, data)
    const shown = link && link.success ? await (await pusher()).documentAt(link.output.path) : null
    if (shown === null) return
    const { document: fallbackDocument, pageName } = shown
    state.setState((now) => ({ fallbackDocument, pageName: pageName ?? now.pageName, generation: now.generation + 1 }))
  }

  return {
    service,
    dispose: combine(
      // A page of another project must not go on running beside the one that is open now.
      projects.state.subscribe((now, before) => {
        if (before.open && now.open?.id !== before.open.id) service.hide()
        else if (now.open?.trust !== before.open?.trust) void refresh()
      }),
      readyEachOpened(projects, pusher),
      bus.on('project.saved', () => void refresh()),
      bus.on('project.removed', ({ projectId }) => void pusher().then(({ forget }) => forget(projectId))),
      listen('message', (event) => void followLink(event)),
    ),
  }
}

/** What pushes comes when it is first wanted: nothing that a page shows at once waits for it. */
function openPusher({ projects, source, store }: Omit<Ports, 'bus'>): () => Promise<Pusher> {
  let pusher: Promise<Pusher> | null = null
  return () => {
    pusher ??= importWithRetry(() => import('./create-pusher.ts')).then(({ createPusher }) =>
      createPusher(projects, source, store),
    )
    return pusher
  }
}

type Outside = Required<Pick<PreviewService, 'globalsOf' | 'askOutside'>>

/** What runs on origins that no project has. */
function outsideOfProjects(store: LocalStore): Outside {
  let ask: Promise<Outside['askOutside']> | undefined
  return {
    globalsOf: async (script) => (await import('./script-globals.ts')).scriptGlobals(script, store),
    async askOutside(request, work) {
      ask ??= importWithRetry(() => import('./ask-outside.ts')).then(({ createAskOutside }) => createAskOutside(store))
      return (await ask)(request, work)
    },
  }
}

async function openInTab(pusher: () => Promise<Pusher>, pageName: string): ReturnType<PreviewService['openInTab']> {
  // Opened at once, while the click still counts as one; the address follows.
  const tab = open('about:blank', '_blank')
  const outcome = await (await pusher()).push(pageName)
  if (!outcome.ok) tab?.close()
  if (!outcome.ok || !tab) return outcome.ok ? succeed() : outcome
  const { url, standsAlone, isStill } = outcome.value
  // Where nothing runs, the editor's own page around it says so.
  if (!isStill && url !== null && !standsAlone && (await (await pusher()).handOver(tab, url))) return succeed()
  // The page may be hostile: it must not reach back.
  letGo(tab)
  tab.location.href = standsAlone && !isStill && url !== null ? url : location.origin + routes.preview
  return succeed()
}

/** Where something of another origin is shown already, its page does the same. */
function letGo(tab: Window): void {
  try {
    tab.opener = null
  } catch (error) {
    console.warn('preview: a tab did not take the page.', error)
  }
}

function readyEachOpened(projects: ProjectsService, pusher: () => Promise<Pusher>): Dispose {
  function readyIfOpen(projectId: string) {
    if (projects.state.getState().open?.id === projectId) void pusher().then(({ ready }) => ready(projectId))
  }
  return projects.state.subscribe((now, before) => {
    if (now.open && now.open.id !== before.open?.id) setTimeout(readyIfOpen, patienceForStart, now.open.id)
  })
}
