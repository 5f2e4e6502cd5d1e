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
import { createPusher } from './create-pusher.ts'

interface Ports {
  readonly bus: Bus
  readonly projects: ProjectsService
  readonly source: PreviewSource
}

const nothing: PreviewState = { open: false, pageName: null, url: null, generation: 0, fallbackDocument: null }

/** Pages run on the second origin, which is pushed files after each save and never asked for anything. */
export function createPreview({ bus, projects, source }: Ports): { service: PreviewService; dispose: Dispose } {
  const state = createStore<PreviewState>(() => nothing)
  const push = createPusher(projects, source)

  async function follow(pageName: string) {
    const outcome = await push(pageName)
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
    refresh,
    hide: () => state.setState(nothing),
    async show(pageName) {
      state.setState(({ generation }) => ({ ...nothing, generation, open: true, pageName }))
      const outcome = await follow(pageName)
      if (!outcome.ok) state.setState({ open: false })
      return outcome
    },
    async openInTab(pageName) {
      // Opened at once, while the click still counts as one; the address follows.
      const tab = open('about:blank', '_blank')
      const outcome = await push(pageName)
      if (!outcome.ok) tab?.close()
      if (!outcome.ok || !tab) return outcome.ok ? succeed() : outcome
      // The page may be hostile: it must not reach back. Without a second origin the editor's own screen frames it.
      tab.opener = null
      tab.location.href = outcome.value.url ?? routes.preview
      return succeed()
    },
  }
  // A page of another project must not go on running beside the one that is open now.
  const hideOther = projects.state.subscribe((now, before) => {
    if (before.open && now.open?.id !== before.open.id) service.hide()
  })
  return {
    service,
    dispose: combine(
      hideOther,
      bus.on('project.saved', () => void refresh()),
    ),
  }
}
