import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ConfirmationDialog } from '../chrome/dialogs/confirmation-dialog.tsx'
import { ModalHost } from '../chrome/dialogs/modal-host.tsx'
import { LongWorkCard } from '../chrome/long-work/long-work-card.tsx'
import { ShellWindows } from '../chrome/shell-windows.tsx'

const Toasts = lazy(async () => ({ default: (await import('../chrome/toasts/toasts.tsx')).Toasts }))

/** What may stand above every screen. */
export function Root() {
  return (
    <>
      <Outlet />
      <ModalHost />
      <ShellWindows />
      <ConfirmationDialog />
      <LongWorkCard />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  )
}
