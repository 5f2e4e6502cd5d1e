import '@pergola/ui/reset.css'
import '@pergola/ui/tokens.css'
import '@pergola/ui/fonts.css'
import type { Services } from '@pergola/contracts'
import { loadFloats } from '@pergola/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createAutomation } from './automation/create-automation.ts'
import { bringLetters } from './compose/bring-letters.ts'
import { createShell } from './compose/create-shell.ts'
import { isEditorPath } from './services/editor-paths.ts'
import type { ShellServices } from './context/shell.ts'
import { browserStore, installOffline } from './install/index.ts'
import { createRouterAddress } from './services/router-address.ts'
import { takeShareLink } from './services/shares/share-link.ts'

// Before the router looks: neither what was sent nor its key is to be a place one comes back to.
const link = takeShareLink(window)
const address = createRouterAddress(location.pathname, location.search)
const shell = createShell(address, link)

// Live: the canvas appears in the remotes' services when its remote is active.
const started = shell.remotes.start()
const ready = started.then(() => shell.remotes.arrived())
Object.assign(globalThis, {
  pergola: createAutomation({
    services: shell.remotes.services as Partial<Services> & ShellServices,
    ready,
    guard: shell.guard.state,
  }),
})

const { toasts, dialogs, projects, navigation, shares } = shell.services

// What opens above the rest comes after what the page shows at once.
void started.then(() => {
  loadFloats()
  toasts.prepare()
})

const { path, projectId } = navigation.state.getState()
bringLetters(document.documentElement, {
  kept: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
  pageComes: projectId !== null && isEditorPath(path),
  started,
})

const root = document.getElementById('root')
if (!root) throw new Error('main: index.html has no #root')
createRoot(root).render(<App shell={shell} address={address} />)

/**
 * A reload now would take something away: somebody has begun, a project is open, work is waited for, or a link stands
 * there to be answered, which is asked about once.
 */
function isBusy(): boolean {
  const hasBegun = navigator.userActivation?.hasBeenActive ?? false
  const { received, problem } = shares.state.getState()
  const isAsked = received !== null || problem !== null
  return hasBegun || isAsked || projects.state.getState().open !== null || toasts.isWaiting()
}

installOffline({
  toasts,
  dialogs,
  shares,
  isBusy,
  local: browserStore('localStorage'),
  session: browserStore('sessionStorage'),
})
