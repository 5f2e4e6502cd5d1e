import { Dialog, type Press } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { RemoteView } from '../../remotes/index.ts'
import type { ShellDialogs } from '../../services/create-dialogs.ts'
import { railButtonAt } from '../icon-rail/rail-button-at.ts'
import { defaultModalSize, modalSizes } from '../../places/places.tsx'

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
      onClose={(press) => void closeAndGoOn(dialogs, press)}
    >
      <RemoteView key={modal.slot} slot={modal.slot} close={() => dialogs.close()} argument={modal.argument} />
    </Dialog>
  )
}

/** The rail stands in sight beside the modal: a press on one of its places closes the modal and goes there. */
async function closeAndGoOn(dialogs: ShellDialogs, press: Press | undefined): Promise<void> {
  const place = press && railButtonAt(press)
  if (await dialogs.askToClose()) place?.click()
}
