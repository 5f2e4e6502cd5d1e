import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { ConfirmationDialog } from '../chrome/dialogs/confirmation-dialog.tsx'
import { ModalHost } from '../chrome/dialogs/modal-host.tsx'
import { LongWorkCard } from '../chrome/long-work/long-work-card.tsx'
import { ShellWindows } from '../chrome/shell-windows.tsx'
import { useShell } from '../context/shell-context.tsx'
import { importWithRetry, viewTrouble, type ViewTrouble } from '../lazy-import.ts'
import { messages } from './messages.ts'
import { Screens } from './screens.tsx'

const Toasts = lazy(async () => ({
  default: (await importWithRetry(() => import('../chrome/toasts/toasts.tsx'))).Toasts,
}))

/** What may stand above every screen. */
export function Root() {
  return (
    <>
      <Screens />
      <ModalHost />
      <ShellWindows />
      <ConfirmationDialog />
      <LongWorkCard />
      <Messages />
    </>
  )
}

function Messages() {
  const { toasts } = useShell().services
  const wanted = useStore(toasts.box, (box) => box.wanted)
  useEffect(() => {
    const tell = (event: Event) => toasts.warning(messages[(event as CustomEvent<ViewTrouble>).detail])
    addEventListener(viewTrouble, tell)
    return () => removeEventListener(viewTrouble, tell)
  }, [toasts])
  return <Suspense>{wanted && <Toasts />}</Suspense>
}
