import { limits, type ToastsService } from '@pergola/contracts'
import type { toast as Toast } from 'react-toastify'
import { messages } from './messages.ts'
import styles from './toasts.module.css'

interface OfferProps {
  message: string
  label: string
  onPress: () => void
}

/** What takes longer to read than what went well. */
const longer = 3 * limits.toastAutoClose

/** A message whose button goes with its press, and the message with it. */
export function offer(
  toast: typeof Toast,
  ...[message, action]: Parameters<NonNullable<ToastsService['offer']>>
): void {
  const onPress = () => {
    toast.dismiss(message)
    action.run()
  }
  const render = <Offer message={message} label={action.label} onPress={onPress} />
  if (toast.isActive(message)) toast.update(message, { render })
  else toast.info(render, { role: 'group', toastId: message, autoClose: longer })
}

/** What went wrong and what to do; tried again in vain it says the same: once is enough, and for longer. */
export function tellProblem(
  toast: typeof Toast,
  ...[message, detail, onOpen]: Parameters<ToastsService['error']>
): void {
  const toastId = `${message}\n${detail ?? ''}`
  // What it leads to says the same, and more.
  const lead = (open: () => void) => () => {
    toast.dismiss(toastId)
    open()
  }
  const render = <Problem message={message} detail={detail} onOpen={onOpen && lead(onOpen)} />
  if (toast.isActive(toastId)) toast.update(toastId, { render })
  else toast.error(render, { toastId, autoClose: detail ? longer : limits.toastAutoClose })
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
