import { FolderOpen } from 'lucide-react'
import { useStore } from 'zustand'
import type { Services, ViewProps } from '@pergola/contracts'
import { Button, EmptyState } from '@pergola/ui'
import { AssetGrid } from '../assets/asset-grid.tsx'
import { matchesRequest } from '../assets/asset-kind.ts'
import { messages } from '../messages.ts'
import type { PendingPick } from './asset-picker.ts'
import styles from './asset-picker-view.module.css'

interface AssetPickerInput extends Pick<Services, 'assets' | 'projects'> {
  /** Shows all assets, to bring what is not there yet; the question stands. */
  readonly onGallery: (pending: PendingPick) => void
}

export function AssetPickerView({ assets, projects, onGallery }: AssetPickerInput) {
  return function AssetPicker({ argument }: ViewProps) {
    const pending = argument as PendingPick
    const revision = useStore(projects.state, (state) => state.open?.revision ?? 0)
    const all = useStore(assets.state, (state) => state.assets)
    const found = all.filter((asset) => matchesRequest(asset, pending.request))

    return (
      <div className={styles.picker}>
        <Button icon={<FolderOpen />} onClick={() => onGallery(pending)}>
          {messages.gallery}
        </Button>
        {found.length === 0 ? (
          <EmptyState title={messages.pickerEmpty} text={messages.pickerHint} />
        ) : (
          <AssetGrid
            assets={found}
            service={assets}
            revision={revision}
            onApply={({ path, name }) => pending.choose({ path, name })}
          />
        )}
      </div>
    )
  }
}
