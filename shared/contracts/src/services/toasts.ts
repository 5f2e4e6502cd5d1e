import type { Dispose } from '../lifetime.ts'

/** A button in a message; the message goes with its press. */
export interface ToastAction {
  readonly label: string
  run(): void
}

export interface ToastsService {
  success(message: string): void
  /** What went well by itself, while people were at something else: it covers nothing that they wait for. */
  aside?(message: string): void
  warning(message: string): void
  /** With `onOpen` a click on it leads on, to where everything about it stands. */
  error(message: string, detail?: string, onOpen?: () => void): void
  info(message: string): void
  /** Something that may be done with what was just done, by a button in the message. It stays as long as what went wrong. */
  offer?(message: string, action: ToastAction): void
  /** Stays until the returned end is called. */
  loading(message: string): Dispose
}
