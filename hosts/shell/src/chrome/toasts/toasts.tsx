import { limits } from '@pergola/contracts'
import { ToastContainer } from 'react-toastify'
import styles from './toasts.module.css'

export function Toasts() {
  return (
    <ToastContainer
      className={styles.toasts ?? ''}
      position="bottom-right"
      autoClose={limits.toastAutoClose}
      limit={limits.toastLimit}
      hideProgressBar
      closeOnClick={false}
      theme="dark"
      aria-label="Messages"
    />
  )
}
