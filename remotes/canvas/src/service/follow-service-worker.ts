import type { Dispose } from '@pergola/contracts'
import type { CanvasCore } from './canvas-core.ts'
import { listen } from './listen.ts'

function isMissing(element: HTMLImageElement | HTMLMediaElement): boolean {
  return 'naturalWidth' in element ? element.complete && element.naturalWidth === 0 : element.error !== null
}

/** Asks again for what could not be had; whatever else the page shows, and what is selected in it, stays. */
function askAgain(document: Document): void {
  const media = document.querySelectorAll<HTMLImageElement | HTMLMediaElement>('img[src], video[src], audio[src]')
  for (const element of media) if (isMissing(element)) element.setAttribute('src', element.getAttribute('src') ?? '')
}

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
