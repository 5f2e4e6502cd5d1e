import { FolderOpen } from 'lucide-react'
import { useStore } from 'zustand'
import type { AssetRequest } from '@pergola/contracts'
import { IconButton, TextField } from '@pergola/ui'
import styles from './traits-panel.module.css'
import type { TraitServices } from './use-traits.ts'

/** Pages stand in their own folder, except the first one. */
function assetAddress(path: string, openPage: string): string {
  return openPage === 'index' ? `./${path}` : `../${path}`
}

export interface AddressFieldProps {
  label: string
  value: string
  pickLabel: string
  request: AssetRequest
  hint?: string | undefined
  placeholder?: string | undefined
  services: Pick<TraitServices, 'canvas' | 'assetPicker'>
  /** Null for none. */
  onCommit: (address: string | null) => void
}

/** An address that is typed, or chosen among the project's files. */
export function AddressField({ services, pickLabel, request, onCommit, ...field }: AddressFieldProps) {
  const openPage = useStore(services.canvas.state, (state) => state.document?.pageName ?? 'index')

  async function pick() {
    const picked = await services.assetPicker?.pick(request)
    if (picked) onCommit(assetAddress(picked.path, openPage))
  }

  return (
    <div className={styles.withButton}>
      <TextField {...field} onCommit={(text) => onCommit(text.trim() || null)} />
      <IconButton
        label={pickLabel}
        icon={<FolderOpen />}
        disabled={services.assetPicker === undefined}
        onClick={() => void pick()}
      />
    </div>
  )
}
