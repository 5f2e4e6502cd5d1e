import { combine, type DialogsService, type SharesService } from '@pergola/contracts'
import { messages } from './messages.ts'
import { workerMessages } from './worker-messages.ts'

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
