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
import { listen } from '../../compose/listen.ts'
import type { LocalStore } from '../local-store.ts'
import { createPusher } from './create-pusher.ts'
import { followMessage } from './single-file.ts'

interface Ports {
  readonly bus: Bus
  readonly projects: ProjectsService
  readonly source: PreviewSource
  readonly store: LocalStore
}

const nothing: PreviewState = { open: false, pageName: null, url: null, generation: 0, fallbackDocument: null }

/** A project that is opened has better things to do at first. */
const patienceForStart = 4000

const followSchema = v.object({ kind: v.literal(followMessage), path: v.pipe(v.string(), v.maxLength(2000)) })

/** Pages run on an origin of their own, which is pushed files after each save and never asked for anything. */
export function createPreview({ bus, projects, source, store }: Ports): { service: PreviewService; dispose: Dispose } {
  const state = createStore<PreviewState>(() => nothing)
  const pusher = createPusher(projects, source, store)

  async function follow(pageName: string) {
    const outcome = await pusher.push(pageName)
    if (!outcome.ok) return outcome
    const { url, document } = outcome.value
    state.setState(({ generation }) => ({ url, fallbackDocument: document, generation: generation + 1 }))
    return succeed()
  }

  async function refresh() {
    const { open, pageName } = state.getState()
    if (open && pageName !== null) await follow(pageName)
  }

  const service: PreviewService = {
    state,
    prepare: (pageName) => pusher.push(pageName),
    refresh,
    hide: () => state.setState(nothing),
    globalsOf: async (script) => (await import('./script-globals.ts')).scriptGlobals(script, store),
    async show(pageName) {
      state.setState(({ generation }) => ({ ...nothing, generation, open: true, pageName }))
      const outcome = await follow(pageName)
      if (!outcome.ok) state.setState({ open: false })
      return outcome
    },
    async openInTab(pageName) {
      // Opened at once, while the click still counts as one; the address follows.
      const tab = open('about:blank', '_blank')
      const outcome = await pusher.push(pageName)
      if (!outcome.ok) tab?.close()
      if (!outcome.ok || !tab) return outcome.ok ? succeed() : outcome
      const { url, standsAlone } = outcome.value
      // The page may be hostile: it must not reach back.
      tab.opener = null
      tab.location.href = standsAlone && url !== null ? url : routes.preview
      return succeed()
    },
  }

  /** Links in a page that is shown as a document: it can only say where they lead. */
  async function followLink({ origin, data }: MessageEvent) {
    const link = origin === 'null' && state.getState().fallbackDocument !== null && v.safeParse(followSchema, data)
    const document = link && link.success ? await pusher.documentAt(link.output.path) : null
    if (document === null) return
    state.setState(({ generation }) => ({ fallbackDocument: document, generation: generation + 1 }))
  }
  function readyIfOpen(projectId: string) {
    if (projects.state.getState().open?.id === projectId) pusher.ready(projectId)
  }

  // A page of another project must not go on running beside the one that is open now.
  const hideOther = projects.state.subscribe((now, before) => {
    if (before.open && now.open?.id !== before.open.id) service.hide()
    if (now.open && now.open.id !== before.open?.id) setTimeout(readyIfOpen, patienceForStart, now.open.id)
  })
  return {
    service,
    dispose: combine(
      hideOther,
      bus.on('project.saved', () => void refresh()),
      bus.on('project.removed', ({ projectId }) => void pusher.forget(projectId)),
      listen('message', (event) => void followLink(event)),
    ),
  }
}
