import { fail, type Outcome, type ShareFailure, type ShareTarget, succeed } from '@pergola/contracts'
import type { CallContext } from '../calls/messages.ts'
import { collectZip } from '../projects/collect-zip.ts'
import { messages } from './messages.ts'
import { seal, sealedSize } from './sealed-file.ts'
import { createSecret, secretToText } from './share-key.ts'
import type { SharedFile } from './share-verbs.ts'
import { upload } from './upload.ts'

/** The file encrypted with a key that nobody else has, and stored where shares go. */
export async function shareProject(
  { file, target }: { file: Blob; target: ShareTarget },
  call: CallContext,
): Promise<Outcome<SharedFile, ShareFailure>> {
  const total = sealedSize(file.size)
  if (total > (target.bytes ?? Number.POSITIVE_INFINITY)) return fail('too-large')
  const secret = createSecret()
  let done = 0
  async function* told() {
    for await (const piece of seal(file, secret)) {
      done += piece.length
      call.progress({ done, total, label: messages.encrypting })
      yield piece
    }
  }
  const sealed = await collectZip(told(), call.signal)
  if (!sealed) return fail('cancelled')
  const outcome = await upload(sealed, target, call)
  return outcome.ok ? succeed({ ...outcome.value, key: secretToText(secret) }) : outcome
}
