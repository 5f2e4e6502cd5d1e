import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Asset, AssetsService } from '@pergola/contracts'
import { VirtualList } from '@pergola/ui'
import { AssetCard } from './asset-card.tsx'
import styles from './asset-grid.module.css'

const cardWidth = 148

interface AssetGridProps {
  assets: readonly Asset[]
  service: AssetsService
  onApply: (asset: Asset) => void
  onDelete?: (asset: Asset) => void
}

export function AssetGrid({ assets, service, onApply, onDelete }: AssetGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(assets.length / columns) }, (_, row) =>
        assets.slice(row * columns, (row + 1) * columns),
      ),
    [assets, columns],
  )

  return (
    <div ref={grid} className={styles.grid}>
      <VirtualList
        items={rows}
        itemKey={(row) => row[0]?.name ?? ''}
        render={(row) => (
          <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map((asset) => (
              <AssetCard
                key={asset.name}
                asset={asset}
                url={service.urlOf(asset.name)}
                onApply={onApply}
                {...(onDelete ? { onDelete } : {})}
              />
            ))}
          </div>
        )}
      />
    </div>
  )
}

function useColumns(grid: React.RefObject<HTMLDivElement | null>) {
  const [columns, setColumns] = useState(4)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const observer = new ResizeObserver(() => setColumns(Math.max(1, Math.floor(element.clientWidth / cardWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}
