import type { Dispose } from '@pergola/contracts'
import { askForMissing } from './ask-for-missing.ts'
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
  let end: Dispose

  function arrived() {
    const { frame } = core
    if (!frame) return
    const { serviceWorker: inside } = frame.window.navigator
    const ask = () => void askForMissing(frame.document)
    // The worker takes over one window after the other; asked too soon, the frame would get the same answer again.
    if (inside.controller) ask()
    else end = listen(inside, 'controllerchange', ask, { once: true })
  }

  end = listen(serviceWorker, 'controllerchange', arrived, { once: true })
  return () => end()
}
