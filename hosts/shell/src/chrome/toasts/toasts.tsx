import { limits } from '@pergola/contracts'
import { X } from 'lucide-react'
import { type CloseButtonProps, ToastContainer } from 'react-toastify'
import { messages } from './messages.ts'
import styles from './toasts.module.css'

export function Toasts() {
  return (
    <ToastContainer
      className={styles.toasts ?? ''}
      position="bottom-right"
      autoClose={limits.toastAutoClose}
      limit={limits.toastLimit}
      hideProgressBar
      closeButton={CloseToast}
      closeOnClick={false}
      theme="dark"
      aria-label={messages.region}
    />
  )
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={messages.close} onClick={closeToast}>
      <X aria-hidden="true" />
    </button>
  )
}
