import { combine, type Dispose } from '@pergola/contracts'
import { workerMessages } from './worker-messages.ts'

/** A page that has been open for long asks again when the person comes back to it. */
const askAgainAfter = 30 * 60 * 1000

function on(target: EventTarget, type: string, listener: (event: Event) => void): Dispose {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

const isUpdate = (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === workerMessages.updated

/** Looks for news now, when the network comes back, and when the person does; `found` is called once per find. */
export function listenForUpdates(registration: ServiceWorkerRegistration, found: () => void): Dispose {
  let askedAt = 0
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainAfter) return
    askedAt = Date.now()
    registration.active?.postMessage(workerMessages.sync, [])
    // Without a network there is no newer worker either.
    registration.update().catch(() => undefined)
  }
  const look = () => {
    const worker = registration.installing
    if (!worker || !navigator.serviceWorker.controller) return
    worker.addEventListener('statechange', () => worker.state === 'installed' && found())
  }
  ask()
  return combine(
    on(registration, 'updatefound', look),
    on(navigator.serviceWorker, 'message', (event) => isUpdate((event as MessageEvent).data) && found()),
    on(window, 'online', () => {
      askedAt = 0
      ask()
    }),
    on(document, 'visibilitychange', ask),
  )
}
