import { Trash2 } from 'lucide-react'
import type { Asset } from '@pergola/contracts'
import { IconButton, useServed } from '@pergola/ui'
import { formatSize } from '@pergola/ui/format-size'
import { messages } from '../messages.ts'
import styles from './asset-card.module.css'
import { megabytes } from './asset-kind.ts'
import { AssetPreview } from './asset-preview.tsx'
import { WhereUsed } from './where-used.tsx'
import type { FindUsers } from './where-used.tsx'

/** One of several that a click marks; it is taken by Enter, a double click or a button. */
export interface AssetChoice {
  readonly path: string | null
  onChoose(asset: Asset): void
}

interface AssetCardProps {
  asset: Asset
  url: string
  onApply: (asset: Asset) => void
  choice?: AssetChoice | undefined
  findUsers?: FindUsers | undefined
  onDelete?: (asset: Asset) => void
}

export function AssetCard({ asset, url, onApply, choice, findUsers, onDelete }: AssetCardProps) {
  const served = useServed()
  const isChosen = choice && choice.path === asset.path
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        onClick={() => choice?.onChoose(asset)}
        onDoubleClick={() => onApply(asset)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Whatever has the focus once this is gone is not pressed along with it.
          event.preventDefault()
          onApply(asset)
        }}
      >
        <span className={styles.preview}>
          <AssetPreview key={served} asset={asset} url={url} />
        </span>
        <span className={styles.name} title={asset.name}>
          {asset.name}
        </span>
        <span className={styles.size}>{choice ? formatSize(asset.size) : megabytes(asset.size)}</span>
      </button>
      <span className={styles.actions}>
        {findUsers && <WhereUsed name={asset.name} find={findUsers} />}
        {onDelete && (
          <IconButton label={messages.delete(asset.name)} icon={<Trash2 />} onClick={() => onDelete(asset)} />
        )}
      </span>
    </div>
  )
}
