import { combine, type DialogsService, type Dispose, type SharesService } from '@pergola/contracts'
import { messages } from './messages.ts'
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

interface Asked {
  readonly dialogs: DialogsService
  readonly shares: Pick<SharesService, 'state'>
}

/** No dialog stands, and no link to a shared site waits for its answer: a reload would forget it. */
function isFree({ dialogs, shares }: Asked): boolean {
  const { modal, confirmation } = dialogs.state.getState()
  const { received, problem } = shares.state.getState()
  const isAsked = modal !== null || confirmation !== null || received !== null || problem !== null
  // Those that parts show by themselves.
  return !isAsked && document.querySelector('[data-modal]') === null
}

function changed({ dialogs, shares }: Asked): Promise<void> {
  return new Promise((resolve) => {
    const seen = new MutationObserver(look)
    const end = combine(dialogs.state.subscribe(look), shares.state.subscribe(look), () => seen.disconnect())
    function look() {
      end()
      resolve()
    }
    seen.observe(document.body, { childList: true, subtree: true })
  })
}

/** A question above what a person is at would be answered without being read, or end a question that stands. */
async function whenFree(asked: Asked): Promise<void> {
  // One question that takes the place of another leaves no room between the two.
  while (!isFree(asked)) await changed(asked)
}

/** Asks once nothing else is asked, and reloads into the new version: files that are here already, or a worker that is waiting to take over. */
export async function offerReload(
  asked: Asked,
  registration: ServiceWorkerRegistration,
  reload: () => void = () => location.reload(),
): Promise<void> {
  await whenFree(asked)
  const answer = await asked.dialogs.confirm({
    title: messages.update,
    message: messages.updateText,
    confirmLabel: messages.reload,
    cancelLabel: messages.later,
  })
  if (answer !== 'confirm') return
  if (!registration.waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  registration.waiting.postMessage(workerMessages.takeOver, [])
}
