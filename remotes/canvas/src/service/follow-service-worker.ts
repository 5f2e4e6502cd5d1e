import type { Dispose } from '@pergola/contracts'
import { askAgain } from './ask-again.ts'
import type { CanvasCore } from './canvas-core.ts'
import { listen } from './listen.ts'

/**
 * On a first visit a page can be open before the service worker is there, which alone knows the files of the project:
 * its pictures are missing until they are asked for again.
 */
export function followServiceWorker(
  core: Pick<CanvasCore, 'frame'>,
  serviceWorker: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Dispose {
  if (!serviceWorker || serviceWorker.controller) return () => {}
  const drawn = () => core.frame && askAgain(core.frame.document)
  return listen(serviceWorker, 'controllerchange', drawn, { once: true })
}
