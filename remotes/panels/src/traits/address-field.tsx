import { FolderOpen } from 'lucide-react'
import { useStore } from 'zustand'
import type { AssetRequest, PickedAsset } from '@pergola/contracts'
import { addressFrom } from '@pergola/site/project'
import { FieldRow, IconButton, TextField } from '@pergola/ui'
import type { TraitServices } from './use-traits.ts'

export interface AddressFieldProps {
  label: string
  value: string
  pickLabel: string
  request: AssetRequest
  hint?: string | undefined
  placeholder?: string | undefined
  services: Pick<TraitServices, 'canvas' | 'assetPicker'>
  /** Null for none. What was chosen among the files is told beside its address. */
  onCommit: (address: string | null, picked?: PickedAsset) => void
}

/** An address that is typed, or chosen among the project's files. */
export function AddressField({ services, pickLabel, request, onCommit, ...field }: AddressFieldProps) {
  const openPage = useStore(services.canvas.state, (state) => state.document?.pageName ?? 'index')
  const page = useStore(services.canvas.record, ({ project }) => project?.pages[openPage])

  async function pick() {
    const picked = await services.assetPicker?.pick(request)
    if (picked && page) onCommit(addressFrom(page, picked.path), picked)
  }

  return (
    <FieldRow>
      <TextField {...field} onCommit={(text) => onCommit(text.trim() || null)} />
      <IconButton
        label={pickLabel}
        icon={<FolderOpen />}
        disabled={services.assetPicker === undefined}
        onClick={() => void pick()}
      />
    </FieldRow>
  )
}
