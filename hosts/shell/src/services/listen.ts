import type { Dispose } from '@pergola/contracts'

export function listen<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): Dispose {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
