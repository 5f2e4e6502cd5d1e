import { combine, type DialogsService, type Dispose, limits, storageKeys } from '@pergola/contracts'
import type { SharesService } from '@pergola/contracts'
import type { ShellToasts } from '../services/create-toasts.tsx'
import type { LocalStore } from '../services/local-store.ts'
import { importWithRetry } from '../lazy-import.ts'
import { keepLazyFiles } from './lazy-files.ts'
import { messages } from './messages.ts'
import { listenForUpdates } from './updates.ts'

export interface InstallPorts {
  readonly toasts: Pick<ShellToasts, 'aside' | 'error' | 'loading'>
  readonly dialogs: DialogsService
  readonly shares: Pick<SharesService, 'state'>
  /** A project or a dialog is open: a reload would take something away. */
  readonly isBusy: () => boolean
  /** What lasts for the browser, and for this tab. The shell's services own the real ones. */
  readonly local: LocalStore
  readonly session: LocalStore
  readonly reload?: () => void
}

const workerFile = '/sw.js'
const reloadedKey = 'pergola-installed-reload'

function isTyping(): boolean {
  const element = document.activeElement
  return (
    element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName))
  )
}

/** Resolves when the worker serves, rejects when its installation failed. */
function activation(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('install: the service worker could not fetch everything'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** The page was loaded from the network; once, when nothing is open, it starts again from what is installed. */
function reloadOnce({ session, isBusy, toasts, reload = () => location.reload() }: InstallPorts): void {
  setTimeout(() => {
    // Asked at the end of the delay: someone may have begun meanwhile.
    if (session.read(reloadedKey) !== null || isBusy() || isTyping()) return toasts.aside(messages.installed)
    session.write(reloadedKey, 'due')
    reload()
  }, limits.serviceWorkerReloadDelay)
}

/** After the reload the toast that it would have cut short. */
function greetAfterReload({ session, toasts }: InstallPorts): void {
  if (session.read(reloadedKey) !== 'due') return
  session.write(reloadedKey, 'done')
  toasts.aside(messages.installed)
}

async function firstInstall(ports: InstallPorts, registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker) return
  const end = ports.toasts.loading(messages.installing)
  try {
    await activation(worker)
    ports.local.write(storageKeys.installed, 'true')
    reloadOnce(ports)
  } finally {
    end()
  }
}

async function register(ports: InstallPorts): Promise<Dispose> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  ports.session.write(storageKeys.installationChecked, 'true')
  greetAfterReload(ports)
  try {
    const registration = await serviceWorker.register(workerFile, { scope: '/', updateViaCache: 'none' })
    if (isFirst && !registration.active) await firstInstall(ports, registration)
    const ask = async () => {
      const { offerReload } = await importWithRetry(() => import('./offer-reload.ts'))
      await offerReload(ports, registration, ports.reload)
    }
    return combine(
      listenForUpdates(registration, () => void ask()),
      keepLazyFiles(registration),
    )
  } catch (error) {
    ports.toasts.error(messages.failed, error instanceof Error ? error.message : String(error))
    return () => {}
  }
}

/** In development nothing is kept, but the canvas still needs the worker that answers for the files of projects. */
function registerForDevelopment(): Dispose {
  navigator.serviceWorker.register(workerFile, { scope: '/' }).catch(console.error)
  return () => {}
}

/** Makes the editor work without a network. */
export function installOffline(ports: InstallPorts): Dispose {
  if (!('serviceWorker' in navigator)) return () => {}
  if (!import.meta.env.PROD) return registerForDevelopment()
  const ending = register(ports)
  // What failed without a network is tried again with one.
  const retry = () => {
    if (ports.local.read(storageKeys.installed) === null) void register(ports)
  }
  addEventListener('online', retry)
  return combine(
    () => removeEventListener('online', retry),
    () => void ending.then((end) => end()),
  )
}
