import { limits, type ReceiveFailure } from '@pergola/contracts'
import type { CallContext } from '../calls/messages.ts'
import { messages } from './messages.ts'
import { shareAddress } from './share-address.ts'
import { createStallWatch } from './stall-watch.ts'

/** Thrown by a download that cannot go on. */
export class DownloadBroken extends Error {
  readonly failure: ReceiveFailure
  readonly detail: string | undefined
  constructor(failure: ReceiveFailure, detail?: string) {
    super(failure)
    this.failure = failure
    this.detail = detail
  }
}

const failures: Readonly<Record<number, ReceiveFailure>> = {
  403: 'missing',
  404: 'missing',
  410: 'missing',
  413: 'too-large',
  429: 'too-many',
}

export interface DownloadOptions extends CallContext {
  /** Our own. */
  readonly origin: string
  readonly bytes?: number
  readonly patience?: number
}

/** What lies at the address of a link, bounded in time and size. Throws DownloadBroken. */
export async function* download(url: string, options: DownloadOptions): AsyncGenerator<Uint8Array> {
  const { origin, signal, bytes = limits.share.bytes } = options
  if (!shareAddress(url, origin)) throw new DownloadBroken('address-refused')
  const watch = createStallWatch(signal, options.patience)
  try {
    const response = await ask(url, watch.signal)
    check(response, { origin, bytes })
    yield* body(response, options, { bytes, moved: watch.moved })
  } catch (error) {
    if (signal.aborted) throw new DownloadBroken('cancelled')
    if (error instanceof DownloadBroken) throw error
    throw new DownloadBroken('unreachable', error instanceof Error ? error.message : String(error))
  } finally {
    watch.end()
  }
}

/** Nothing of this browser goes along, and nothing of the answer is kept. */
const quiet = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const

/** A browser never says why an answer may not be read. Whether it was sent on from here first tells half of it. */
async function ask(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { ...quiet, signal })
  } catch (error) {
    const isSentOn = await fetch(url, { ...quiet, signal, redirect: 'manual' }).then(
      ({ type, status }) => type === 'opaqueredirect' || (status >= 300 && status < 400),
      () => false,
    )
    throw isSentOn ? new DownloadBroken('store-silent') : error
  }
}

const lengthOf = ({ headers }: Response) => Number(headers.get('content-length') ?? 0)

function check(response: Response, { origin, bytes }: { origin: string; bytes: number }) {
  // A server may send one on to somewhere else.
  if (!shareAddress(response.url, origin)) throw new DownloadBroken('address-refused', new URL(response.url).host)
  if (!response.ok) throw new DownloadBroken(failures[response.status] ?? 'unreachable', `${response.status}`)
  if (lengthOf(response) > bytes) throw new DownloadBroken('too-large')
}

/** Counted, because a server may say less than it sends. */
async function* body(
  response: Response,
  { progress }: CallContext,
  { bytes, moved }: { bytes: number; moved: () => void },
): AsyncGenerator<Uint8Array> {
  const total = lengthOf(response)
  const reader = response.body?.getReader()
  let done = 0
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      moved()
      done += piece.value.length
      if (done > bytes) throw new DownloadBroken('too-large')
      progress({ done, total: Math.max(total, done), label: messages.downloading })
      yield piece.value
    }
  } finally {
    // What nobody reads any more does not go on coming.
    await reader?.cancel().catch(() => undefined)
  }
}
