import type { Dispose } from '../lifetime.ts'

export interface ToastsService {
  success(message: string): void
  warning(message: string): void
  error(message: string, detail?: string): void
  info(message: string): void
  /** Stays until the returned end is called. */
  loading(message: string): Dispose
}
