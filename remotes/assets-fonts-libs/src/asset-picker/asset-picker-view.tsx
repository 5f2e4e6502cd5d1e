import { useStore } from 'zustand'
import type { Services, ViewProps } from '@pergola/contracts'
import { EmptyState } from '@pergola/ui'
import { AssetGrid } from '../assets/asset-grid.tsx'
import { matchesRequest } from '../assets/asset-kind.ts'
import { messages } from '../messages.ts'
import type { PendingPick } from './asset-picker.ts'
import styles from './asset-picker-view.module.css'

export function AssetPickerView({ assets }: Pick<Services, 'assets'>) {
  return function AssetPicker({ argument }: ViewProps) {
    const pending = argument as PendingPick
    const all = useStore(assets.state, (state) => state.assets)
    const found = all.filter((asset) => matchesRequest(asset, pending.request))

    if (found.length === 0) return <EmptyState title={messages.pickerEmpty} text={messages.emptyHint} />
    return (
      <div className={styles.picker}>
        <AssetGrid assets={found} service={assets} onApply={({ path, name }) => pending.choose({ path, name })} />
      </div>
    )
  }
}
