import { fail, type Outcome, type ReceiveFailure, succeed } from '@pergola/contracts'
import { collectZip } from '../projects/collect-zip.ts'
import { download, DownloadBroken, type DownloadOptions } from './download.ts'
import { isSealed, SealBroken, unseal } from './sealed-file.ts'
import { secretFromText } from './share-key.ts'

/** The zip at the address of a link, opened with the link's key if it has one. */
export async function loadShared(
  { url, key }: { url: string; key: string | null },
  options: DownloadOptions,
): Promise<Outcome<Blob, ReceiveFailure>> {
  const secret = key === null ? null : secretFromText(key)
  if (key !== null && !secret) return fail('wrong-key')
  try {
    const source = download(url, options)
    const zip = await collectZip(secret ? unseal(source, secret) : plain(source), options.signal)
    return zip ? succeed(zip) : fail('cancelled')
  } catch (error) {
    if (error instanceof SealBroken) return fail(error.problem)
    if (error instanceof DownloadBroken) return fail(error.failure, error.detail)
    throw error
  }
}

/** What is encrypted cannot be read without its key: that is said, not that it is no zip. */
async function* plain(source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const piece of source) {
    if (isFirst && isSealed(piece)) throw new DownloadBroken('key-missing')
    isFirst = false
    yield piece
  }
}
