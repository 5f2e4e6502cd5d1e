import { limits, type Readable, type ToastsService } from '@pergola/contracts'
import type { toast as Toast, ToastOptions } from 'react-toastify'
import { createStore } from 'zustand/vanilla'
import { late } from '../late.ts'
import { messages } from './messages.ts'
import styles from './toasts.module.css'

type Show = (toast: typeof Toast) => unknown

// Nothing has to be said before the first screen stands, so the library is no part of it.
const library = () => import('react-toastify')

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
    void late(load).then(({ toast }) => show(toast))
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
    offer(message, { label, run }) {
      say((toast) => {
        const onPress = () => {
          toast.dismiss(message)
          run()
        }
        const render = <Offer message={message} label={label} onPress={onPress} />
        if (toast.isActive(message)) return toast.update(message, { render })
        return toast.info(render, { ...options, toastId: message, autoClose: 3 * limits.toastAutoClose })
      })
    },
    // What went wrong and what to do takes longer to read than what went well.
    error(message, detail, onOpen) {
      // Tried again in vain it says the same: once is enough, and for longer.
      const toastId = `${message}\n${detail ?? ''}`
      const autoClose = detail ? 3 * limits.toastAutoClose : limits.toastAutoClose
      say((toast) => {
        // What it leads to says the same, and more.
        const lead = (open: () => void) => () => {
          toast.dismiss(toastId)
          open()
        }
        const render = <Problem message={message} detail={detail} onOpen={onOpen && lead(onOpen)} />
        if (toast.isActive(toastId)) return toast.update(toastId, { render })
        return toast.error(render, { toastId, autoClose })
      })
    },
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

interface OfferProps {
  message: string
  label: string
  onPress: () => void
}

function Offer({ message, label, onPress }: OfferProps) {
  return (
    <div className={styles.problem}>
      <strong>{message}</strong>
      <button type="button" className={styles.more} onClick={onPress}>
        {label}
      </button>
    </div>
  )
}

interface ProblemProps {
  message: string
  detail: string | undefined
  onOpen: (() => void) | undefined
}

function Problem({ message, detail, onOpen }: ProblemProps) {
  const words = (
    <>
      <strong>{message}</strong>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  )
  if (!onOpen) return <div className={styles.problem}>{words}</div>
  return (
    <button type="button" className={styles.problem} onClick={onOpen}>
      {words}
      <span className={styles.more}>{messages.more}</span>
    </button>
  )
}
