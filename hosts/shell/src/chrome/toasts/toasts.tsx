import { limits } from '@pergola/contracts'
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type CloseButtonProps, toast, ToastContainer } from 'react-toastify'
import { useStore } from 'zustand'
import { isEditorPath } from '../../services/editor-paths.ts'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'
import styles from './toasts.module.css'
import { useCoveredProblems } from './use-covered-problems.ts'

/** In the editor they stand in the corner of the canvas, so that no panel is covered while it is used. */
function usePanelBeside(): number {
  const { services, layout } = useShell()
  const inEditor = useStore(
    services.navigation.state,
    ({ path, projectId }) => projectId !== null && isEditorPath(path),
  )
  return useStore(layout, ({ hidden, rightWidth }) => (inEditor && !hidden ? rightWidth : 0))
}

export function Toasts() {
  const panel = usePanelBeside()
  const holdCovered = useCoveredProblems()
  return (
    <div
      data-region="messages"
      data-always="dark"
      style={{ '--beside': `${panel}px` } as CSSProperties}
      // Whoever comes here by keyboard has as long to read as whoever rests the pointer on them.
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
      onAnimationEnd={holdCovered}
    >
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
    </div>
  )
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={messages.close} onClick={closeToast}>
      <X aria-hidden="true" />
    </button>
  )
}
