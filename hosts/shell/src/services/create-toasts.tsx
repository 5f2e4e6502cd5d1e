import { limits, type ToastsService } from '@pergola/contracts'
import { toast } from 'react-toastify'
import styles from './toasts.module.css'

/** Messages are text, whoever wrote them. */
export function createToasts(): ToastsService {
  const options = { autoClose: limits.toastAutoClose }
  return {
    // Said once while it stands, however often it happens: every save of a busy minute says the same.
    success: (message) => void toast.success(message, { ...options, toastId: message }),
    warning: (message) => void toast.warning(message, options),
    info: (message) => void toast.info(message, options),
    // What went wrong and what to do takes longer to read than what went well.
    error: (message, detail) =>
      void toast.error(<Problem message={message} detail={detail} />, {
        autoClose: detail ? 3 * limits.toastAutoClose : limits.toastAutoClose,
      }),
    loading(message) {
      const id = toast.loading(message)
      return () => toast.dismiss(id)
    },
  }
}

function Problem({ message, detail }: { message: string; detail: string | undefined }) {
  return (
    <div className={styles.problem}>
      <strong>{message}</strong>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
