import type { BlockInfo, SettingName } from '@pergola/contracts'

export interface BlockDefinition extends BlockInfo {
  /** The markup that lands in the page, as a developer would write it. */
  readonly html: string
  /** Without it, it stands there and does nothing. */
  readonly needs?: SettingName
}
