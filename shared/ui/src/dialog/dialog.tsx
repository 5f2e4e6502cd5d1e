import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import styles from './dialog.module.css'
import { messages } from './messages.ts'

/** Where on the screen the pointer was. */
export interface Press {
  readonly x: number
  readonly y: number
}

export interface DialogProps {
  open: boolean
  title: string
  /** Escape, the backdrop and the close mark. A press on the backdrop says where it was. */
  onClose: (press?: Press) => void
  /** CSS lengths. Without them the dialog is as large as its content, at most 440px wide. */
  width?: string | undefined
  height?: string | undefined
  /** Actions, the primary one last. */
  footer?: ReactNode
  /** Read with the title when the dialog opens. */
  description?: string | undefined
  /** No header and no padding: the title is read but not shown, and the content stands near the top. */
  bare?: boolean | undefined
  /** No padding around the content. */
  flush?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** A question that must be answered: announced as an alert dialog. */
  alert?: boolean | undefined
  /** Stands for an open dialog until its code has come. */
  meanwhile?: ReactNode
  children?: ReactNode
}

/** Traps the focus and gives it back to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, width, height, footer, description, flush, bare, initialFocus, alert, children } = props
  const origin = useFocusBefore(open)
  const size = { '--dialog-width': width, '--dialog-height': height } as CSSProperties
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        if (next) return
        const isPress = reason === 'outside-press' && 'clientX' in event
        onClose(isPress ? { x: event.clientX, y: event.clientY } : undefined)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={styles.popup}
          style={size}
          data-modal
          data-bare={bare || undefined}
          role={alert ? 'alertdialog' : 'dialog'}
          // Whatever has gone meanwhile cannot take the focus back: then the library's own choice holds.
          finalFocus={() => (origin?.isConnected ? origin : true)}
          {...(initialFocus ? { initialFocus } : {})}
        >
          <div className={bare ? styles.hidden : styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {!bare && <CloseMark />}
          </div>
          <div className={styles.content} data-flush={flush || bare || undefined}>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Who had the focus when it opened. A field inside may take it while it mounts, before any effect could look. */
function useFocusBefore(open: boolean): HTMLElement | null {
  const [seen, setSeen] = useState<{ open: boolean; origin: HTMLElement | null }>({ open: false, origin: null })
  if (open !== seen.open) setSeen({ open, origin: open ? focusedElement() : seen.origin })
  return seen.origin
}

function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

function CloseMark() {
  return (
    <Base.Close className={styles.close} aria-label={messages.close}>
      <X aria-hidden="true" />
    </Base.Close>
  )
}
