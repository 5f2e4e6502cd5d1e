import type { Dispose } from '../lifetime.ts'

export interface ToastsService {
  success(message: string): void
  /** What went well by itself, while people were at something else: it covers nothing that they wait for. */
  aside?(message: string): void
  warning(message: string): void
  /** With `onOpen` a click on it leads on, to where everything about it stands. */
  error(message: string, detail?: string, onOpen?: () => void): void
  info(message: string): void
  /** Stays until the returned end is called. */
  loading(message: string): Dispose
}
