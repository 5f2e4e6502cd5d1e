import { limits } from '@pergola/contracts'

/** Bytes of the largest file that is taken as an asset; annex §9.5. Chromium alone tells its brands this way. */
export function largestAsset(browser: object): number {
  return 'userAgentData' in browser ? limits.assetBytes : limits.assetBytesElsewhere
}
