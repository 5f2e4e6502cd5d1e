import type { AssetPickerService, AssetRequest, DialogsService } from '@pergola/contracts'
import { titles } from '../titles.ts'

export interface PendingPick {
  readonly request: AssetRequest
  choose(asset: { path: string; name: string }): void
}

/** One question at a time, asked in a dialog; closing it in any way answers null. */
export function createAssetPicker(dialogs: DialogsService): AssetPickerService {
  return {
    pick(request) {
      return new Promise((resolve) => {
        const pending: PendingPick = {
          request,
          choose(asset) {
            resolve(asset)
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
