import type { Asset, AssetsService } from '@pergola/contracts'
import { CardGrid } from '@pergola/ui'
import { messages } from '../messages.ts'
import { AssetCard } from './asset-card.tsx'
import type { AssetChoice } from './asset-card.tsx'
import type { FindUsers } from './where-used.tsx'

interface AssetGridProps {
  assets: readonly Asset[]
  service: AssetsService
  /** Of what is stored: another content stands at the same address. */
  revision: number
  onApply: (asset: Asset) => void
  choice?: AssetChoice
  findUsers?: FindUsers
  onDelete?: (asset: Asset) => void
}

export function AssetGrid({ assets, service, revision, onApply, choice, findUsers, onDelete }: AssetGridProps) {
  return (
    <CardGrid
      label={messages.assets}
      items={assets}
      itemKey={({ name }) => name}
      render={(asset) => (
        <AssetCard
          asset={asset}
          url={`${service.urlOf(asset.name)}?v=${revision}`}
          onApply={onApply}
          choice={choice}
          findUsers={findUsers}
          {...(onDelete ? { onDelete } : {})}
        />
      )}
      minimumWidth={140}
      gap={8}
    />
  )
}
