import { limits, type Readable, type ToastsService } from '@pergola/contracts'
import type { toast as Toast, ToastOptions } from 'react-toastify'
import { createStore } from 'zustand/vanilla'
import { importWithRetry } from '../lazy-import.ts'

type Show = (toast: typeof Toast) => unknown

// Nothing has to be said before the first screen stands, so neither the library nor what it draws is part of it.
const library = () => import('react-toastify')
const words = () => import('./toast-words.tsx')
type Words = Awaited<ReturnType<typeof words>>

export interface ShellToasts extends ToastsService {
  aside(message: string): void
  /** Something that a person waits for has not ended yet. */
  isWaiting(): boolean
  /** The box that messages come into has to be there; until then nothing of it is fetched. */
  readonly box: Readable<{ readonly wanted: boolean }>
  /** Fetches the box ahead of the first message. */
  prepare(): void
}

/** Messages are text, whoever wrote them. */
export function createToasts(load = library): ShellToasts {
  // The box around them is spoken politely as they come; only what went wrong interrupts.
  const options: ToastOptions = { autoClose: limits.toastAutoClose, role: 'group' }
  const waiting = new Set<string>()
  const box = createStore(() => ({ wanted: false }))
  const prepare = () => box.setState({ wanted: true })
  const say = (show: Show) => {
    prepare()
    void importWithRetry(load).then(({ toast }) => show(toast))
  }
  const sayInWords = (show: (toast: typeof Toast, words: Words) => unknown) => {
    prepare()
    void importWithRetry(load).then(async ({ toast }) => show(toast, await importWithRetry(words)))
  }
  /** Said once while it stands, and then for longer: every save of a busy minute says the same. */
  const sayOnce = (message: string, show: Show) =>
    say((toast) => (toast.isActive(message) ? toast.update(message, { render: message }) : show(toast)))
  return {
    isWaiting: () => waiting.size > 0,
    box,
    prepare,
    success: (message) => sayOnce(message, (toast) => toast.success(message, { ...options, toastId: message })),
    aside: (message) =>
      sayOnce(message, (toast) => toast.success(message, { ...options, toastId: message, className: 'toast-aside' })),
    warning: (message) =>
      sayOnce(message, (toast) => toast.warning(message, { ...options, toastId: message, role: 'alert' })),
    info: (message) => say((toast) => toast.info(message, options)),
    offer: (...offered) => sayInWords((toast, { offer }) => offer(toast, ...offered)),
    error: (...problem) => sayInWords((toast, { tellProblem }) => tellProblem(toast, ...problem)),
    loading(message) {
      const toastId = crypto.randomUUID()
      waiting.add(toastId)
      const isWaiting = () => waiting.has(toastId)
      say((toast) => {
        // Behind many others it may come up when its work has ended: then nobody takes it down any more.
        const onOpen = () => !isWaiting() && toast.dismiss(toastId)
        return isWaiting() && toast.loading(message, { toastId, role: 'group', onOpen })
      })
      return () => {
        waiting.delete(toastId)
        say((toast) => toast.dismiss(toastId))
      }
    },
  }
}
