import { useSyncExternalStore } from 'react'

/** Absent where the browser forbids it, and in pages that are not secure. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

function follow(changed: () => void): () => void {
  container()?.addEventListener('controllerchange', changed)
  return () => container()?.removeEventListener('controllerchange', changed)
}

const isServed = () => Boolean(container()?.controller)

/**
 * A key for what shows a file of the project. Only the service worker knows those files, and on a first visit it comes
 * late: what is keyed with this asks again then.
 */
export function useServed(): string {
  return String(useSyncExternalStore(follow, isServed))
}
