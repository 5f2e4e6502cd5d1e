import type { AssetPickerService } from '@pergola/contracts'
import type { Content } from '@pergola/site/collections'
import type { PageServices } from '../pages/page-services.ts'
import type { Collections } from './create-collections.ts'

export interface ContentServices extends PageServices {
  readonly assetPicker?: AssetPickerService
}

export interface ContentProps {
  readonly services: ContentServices
  readonly collections: Collections
  readonly content: Content
  readonly readOnly: boolean
}
