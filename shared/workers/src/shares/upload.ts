import { fail, type Outcome, type ShareFailure, type ShareTarget } from '@pergola/contracts'
import type { CallContext } from '../calls/messages.ts'
import { messages } from './messages.ts'
import { readUploadReply, type Stored } from './upload-reply.ts'

/** Under this name a host for files of all kinds keeps it: nothing of the site is told. */
const fileName = 'site.pergola'

/** A request that tells how far it has come, which `fetch` does not. */
export function upload(
  file: Blob,
  target: ShareTarget,
  { signal, progress }: CallContext,
): Promise<Outcome<Stored, ShareFailure>> {
  const address = new URL(target.upload, location.origin)
  const request = new XMLHttpRequest()
  const tell = (done: number) => progress({ done, total: file.size, label: messages.uploading })

  return new Promise((resolve) => {
    const stop = () => request.abort()
    const settle = (outcome: Outcome<Stored, ShareFailure>) => {
      clearInterval(alive)
      signal.removeEventListener('abort', stop)
      resolve(outcome)
    }
    let done = 0
    // What the server does with the last byte may take longer than a silent call is waited for.
    const alive = setInterval(() => tell(done), stillThere)
    signal.addEventListener('abort', stop)
    request.addEventListener('abort', () => settle(fail('cancelled')))
    request.addEventListener('error', () => settle(fail('unreachable')))
    request.addEventListener('load', () =>
      settle(readUploadReply({ status: request.status, text: request.responseText }, target, context(address))),
    )
    // Of another host it would be a request that has to be allowed first.
    if (target.kind === 'own')
      request.upload.addEventListener('progress', ({ loaded }) => {
        done = loaded
        tell(loaded)
      })
    request.open(target.kind === 'own' ? 'PUT' : 'POST', address)
    request.send(bodyOf(file, target))
    tell(0)
    if (signal.aborted) stop()
  })
}

const stillThere = 5000

const context = (address: URL) => ({ base: address.href, now: Date.now() })

function bodyOf(file: Blob, { kind }: ShareTarget): Blob | FormData {
  if (kind === 'own') return file
  const form = new FormData()
  form.append('file', file, fileName)
  return form
}
