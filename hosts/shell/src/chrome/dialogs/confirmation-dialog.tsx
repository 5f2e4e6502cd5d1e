import { Button, Dialog } from '@pergola/ui'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'

/** The question of `dialogs.confirm`. Escape, the backdrop and the close mark answer `cancel`. */
export function ConfirmationDialog() {
  const { dialogs } = useShell().services
  const confirmation = useStore(dialogs.state, (state) => state.confirmation)
  const first = useRef<HTMLButtonElement>(null)
  if (!confirmation) return null
  const { title, message, confirmLabel, alternativeLabel, cancelLabel, danger } = confirmation
  return (
    <Dialog
      open
      alert
      title={title}
      description={message}
      onClose={() => dialogs.answer('cancel')}
      initialFocus={first}
      footer={
        <>
          <Button ref={danger ? first : undefined} variant="ghost" onClick={() => dialogs.answer('cancel')}>
            {cancelLabel ?? messages.cancel}
          </Button>
          {alternativeLabel && <Button onClick={() => dialogs.answer('alternative')}>{alternativeLabel}</Button>}
          <Button
            ref={danger ? undefined : first}
            variant={danger ? 'danger' : 'primary'}
            onClick={() => dialogs.answer('confirm')}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
