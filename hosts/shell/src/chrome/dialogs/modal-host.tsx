import { Dialog } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../compose/shell-context.tsx'
import { RemoteView } from '../../remotes/index.ts'
import { defaultModalSize, modalSizes } from '../panels/places.tsx'

/** The modal that stands open, filled by the remote that owns its slot. */
export function ModalHost() {
  const { dialogs } = useShell().services
  const modal = useStore(dialogs.state, (state) => state.modal)
  if (!modal) return null
  const size = modalSizes[modal.slot] ?? defaultModalSize
  return (
    <Dialog
      open
      flush
      title={modal.title}
      width={modal.width ?? size.width}
      height={modal.height ?? size.height}
      onClose={() => void dialogs.askToClose()}
    >
      <RemoteView key={modal.slot} slot={modal.slot} close={() => dialogs.close()} argument={modal.argument} />
    </Dialog>
  )
}
