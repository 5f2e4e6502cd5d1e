import type { AssetPickerService, AssetRequest, AssetsService, DialogsService, PickedAsset } from '@pergola/contracts'
import { titles } from '../titles.ts'

export interface PendingPick {
  readonly request: AssetRequest
  choose(asset: PickedAsset): void
}

interface PickerServices {
  readonly dialogs: DialogsService
  readonly assets: Pick<AssetsService, 'read'>
}

/** One question at a time, asked in a dialog; closing it in any way answers null. */
export function createAssetPicker({ dialogs, assets }: PickerServices): AssetPickerService {
  return {
    pick(request) {
      return new Promise((resolve) => {
        const pending: PendingPick = {
          request,
          choose(asset) {
            resolve(withSize(assets, asset))
            dialogs.close()
          },
        }
        dialogs.open({
          slot: 'modal:asset-picker',
          title: titles.assetPicker,
          width: '600px',
          height: '440px',
          argument: pending,
        })
        const end = dialogs.state.subscribe(({ modal }) => {
          if (modal?.argument === pending) return
          end()
          resolve(null)
        })
      })
    },
  }
}

async function withSize(assets: PickerServices['assets'], { path, name }: PickedAsset): Promise<PickedAsset> {
  const { readPictureSize } = await import('@pergola/ui/picture-size')
  const size = await readPictureSize(await assets.read(name))
  return { path, name, ...(size && { size }) }
}
