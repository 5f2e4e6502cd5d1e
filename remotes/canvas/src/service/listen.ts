import type { Dispose } from '@pergola/contracts'

type EventMaps = DocumentEventMap & WindowEventMap & HTMLElementEventMap & ServiceWorkerContainerEventMap

/** A listener with an end, on a window, document or element of either realm. */
export function listen<Name extends keyof EventMaps>(
  target: EventTarget,
  name: Name,
  listener: (event: EventMaps[Name]) => void,
  options?: AddEventListenerOptions,
): Dispose {
  const heard = listener as EventListener
  target.addEventListener(name, heard, options)
  return () => target.removeEventListener(name, heard, options)
}
