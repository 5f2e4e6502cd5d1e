import { AssetsManager } from '../assets/assets-manager.tsx'
import type { AssetsManagerProps } from '../assets/assets-manager.tsx'
import { matchesRequest } from '../assets/asset-kind.ts'
import { messages } from '../messages.ts'
import styles from './asset-picker-view.module.css'
import type { PendingPick } from './asset-picker.ts'

type AssetGalleryProps = Omit<AssetsManagerProps, 'onApply'> & { pending: PendingPick }

/** All assets while a question stands: what is brought here answers it, and does not go to the selected element. */
export function AssetGallery({ pending, ...services }: AssetGalleryProps) {
  return (
    <div className={styles.picker}>
      <AssetsManager
        {...services}
        onApply={(asset) => {
          if (matchesRequest(asset, pending.request)) pending.choose({ path: asset.path, name: asset.name })
          else services.toasts.warning(messages.otherKind(asset.name))
        }}
      />
    </div>
  )
}
