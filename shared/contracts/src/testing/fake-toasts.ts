import type { ToastsService } from '../services/toasts.ts'

export interface ShownToast {
  readonly kind: 'success' | 'warning' | 'error' | 'info' | 'loading'
  readonly message: string
  readonly detail?: string
  /** What a click on it does. */
  readonly onOpen?: () => void
}

export interface FakeToasts extends ToastsService {
  /** Every toast so far, oldest first. */
  readonly shown: readonly ShownToast[]
  /** Loading toasts that nobody ended. */
  readonly loadingNow: readonly string[]
}

export function createFakeToasts(): FakeToasts {
  const shown: ShownToast[] = []
  const loadingNow: string[] = []
  const show = (kind: ShownToast['kind'], message: string, detail?: string, onOpen?: () => void) =>
    void shown.push({ kind, message, ...(detail !== undefined && { detail }), ...(onOpen && { onOpen }) })
  return {
    shown,
    loadingNow,
    success: (message) => show('success', message),
    aside: (message) => show('success', message),
    warning: (message) => show('warning', message),
    error: (message, detail, onOpen) => show('error', message, detail, onOpen),
    info: (message) => show('info', message),
    offer: (message, { run }) => show('info', message, undefined, run),
    loading(message) {
      show('loading', message)
      loadingNow.push(message)
      return () => {
        const at = loadingNow.indexOf(message)
        if (at >= 0) loadingNow.splice(at, 1)
      }
    },
  }
}
