import type { RequestListener } from 'node:http'
import { createDiskStore } from './disk-store.ts'
import { createShareService, isShareRequest, type ShareService } from './share-service.ts'
import type { OwnShares, ShareOptions } from './share-options.ts'
import type { ShareStore } from './share-store.ts'

/** Null where this server keeps no shares. */
export async function startShares(options: ShareOptions): Promise<ShareService | null> {
  if (options.kind !== 'own') return null
  return createShareService(options, await storeOf(options))
}

async function storeOf({ folder, s3 }: OwnShares): Promise<ShareStore> {
  if (!s3) return createDiskStore(folder)
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}

/** Shares answer for their own addresses, everything else is the suite's. */
export function withShares(suite: RequestListener, shares: ShareService | null): RequestListener {
  if (!shares) return suite
  return (request, response) => {
    if (isShareRequest(request)) shares.handle(request, response)
    else suite(request, response)
  }
}
