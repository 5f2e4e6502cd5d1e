import { type Dispose, limits } from '@pergola/contracts'
import { workerMessages } from './worker-messages.ts'

interface Connection {
  readonly connection?: { readonly saveData?: boolean }
}

/** Has the service worker fetch what few need once the page has come to rest. Who saves data fetches it when it is used. */
export function keepLazyFiles(registration: ServiceWorkerRegistration): Dispose {
  if ((navigator as Connection).connection?.saveData) return () => {}
  const clock = setTimeout(() => registration.active?.postMessage(workerMessages.keepLate, []), limits.lazyFilesDelay)
  return () => clearTimeout(clock)
}
