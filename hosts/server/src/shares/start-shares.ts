import type { RequestListener } from 'node:http'
import { createDiskStore } from './disk-store.ts'
import { createShareService, isShareRequest, type ShareService } from './share-service.ts'
import type { ShareOptions } from './share-options.ts'

/** Null where this server keeps no shares. */
export async function startShares(options: ShareOptions): Promise<ShareService | null> {
  if (options.kind !== 'own') return null
  return createShareService(options, createDiskStore(options.folder))
}

/** Shares answer for their own addresses, everything else is the suite's. */
export function withShares(suite: RequestListener, shares: ShareService | null): RequestListener {
  if (!shares) return suite
  return (request, response) => {
    if (isShareRequest(request)) shares.handle(request, response)
    else suite(request, response)
  }
}
