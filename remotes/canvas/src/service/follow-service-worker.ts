import type { Dispose } from '@pergola/contracts'
import type { CanvasCore } from './canvas-core.ts'
import { listen } from './listen.ts'

/**
 * On a first visit a page can be open before the service worker is there, which alone knows the files of the project:
 * its pictures are missing until it is drawn again.
 */
export function followServiceWorker(
  { store }: Pick<CanvasCore, 'store'>,
  repaint: () => void,
  serviceWorker: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Dispose {
  if (!serviceWorker || serviceWorker.controller) return () => {}

  let unfollow: Dispose | null = null
  function drawAgain(): void {
    if (store.getState().phase === 'ready') return repaint()
    unfollow?.()
    unfollow = store.subscribe(({ phase }) => {
      if (phase !== 'ready') return
      unfollow?.()
      repaint()
    })
  }
  const unlisten = listen(serviceWorker, 'controllerchange', drawAgain, { once: true })
  return () => {
    unlisten()
    unfollow?.()
  }
}
