import { Readable } from 'node:stream'
import { shareDisposition, shareType } from './give-share.ts'
import { listKeys, uploadsIn } from './s3-answers.ts'
import { createS3Client } from './s3-client.ts'
import type { S3Options } from './s3-options.ts'
import { uploadTo } from './s3-upload.ts'
import type { ShareStore } from './share-store.ts'

/** Everything of ours begins so: the bucket may hold other things. */
const prefix = 'shares/'
/** An upload that has not ended after so long will not: its server was killed. */
const givenUpAfter = 2 * 60 * 60 * 1000

/** Long enough to begin with the fetching; what has begun goes on. */
const signedFor = 10 * 60

/** The store itself says of a share what this server would say. */
const told = new URLSearchParams({
  'response-content-type': shareType,
  'response-content-disposition': shareDisposition,
  'response-cache-control': 'no-store',
})

/**
 * A store with the interface of S3, for many machines. Bytes pass through this server in parts, never as a whole; those of
 * a download not at all, where `presigned` says so.
 */
export function createS3Store(options: S3Options): ShareStore {
  const { endpoint } = options
  const { ask, presign } = createS3Client(options)
  const addressOf = (id: string) => `${endpoint}/${prefix}${id}`
  const remove = (path: string) => ask(`${endpoint}/${path}`, { method: 'DELETE' }, [204, 404])

  async function removeGivenUp(before: number): Promise<void> {
    const answer = await (await ask(`${endpoint}?uploads&prefix=${encodeURIComponent(prefix)}`)).text()
    for (const { key, uploadId, begunAt } of uploadsIn(answer))
      if (begunAt < before) await remove(`${key}?uploadId=${encodeURIComponent(uploadId)}`)
  }

  return {
    put: (id, source) => uploadTo(ask, addressOf(id), source),
    async find(id) {
      const { status, headers } = await ask(addressOf(id), { method: 'HEAD' }, [200, 404])
      if (status === 404) return null
      return {
        bytes: Number(headers.get('content-length')),
        storedAt: Date.parse(headers.get('last-modified') ?? ''),
        ...(options.presigned && { address: () => presign(`${addressOf(id)}?${told}`, signedFor) }),
        async open() {
          const { body } = await ask(addressOf(id))
          return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
        },
      }
    },
    async remove(id) {
      await remove(prefix + id)
    },
    async sweep(before) {
      let remaining = 0
      for await (const { key, bytes, storedAt } of listKeys((query) => ask(`${endpoint}?${query}`), prefix))
        if (storedAt < before) await remove(key)
        else remaining += bytes
      await removeGivenUp(Math.max(before, Date.now() - givenUpAfter))
      return remaining
    },
  }
}
