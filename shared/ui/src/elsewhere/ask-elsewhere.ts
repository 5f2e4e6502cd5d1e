type Notice =
  | { readonly kind: 'head'; readonly head: Head; readonly hasBody: boolean }
  | { readonly kind: 'part'; readonly part: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly message: string; readonly isRefused: boolean }

interface Head {
  readonly status: number
  readonly statusText: string
  readonly headers: [string, string][]
}

interface Asking {
  readonly worker: Worker
  readonly url: string
  readonly signal: AbortSignal | null | undefined
}

/** What the worker's own policy refused is told as if the document's had: who watches for it hears of no worker. */
function tellRefusal(blockedURI: string): void {
  const directive = {
    violatedDirective: 'connect-src',
    effectiveDirective: 'connect-src',
    originalPolicy: 'connect-src',
  }
  const about = { ...directive, documentURI: location.href, disposition: 'enforce' as const, statusCode: 200 }
  document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', { ...about, blockedURI }))
}

/** Waits for what the worker says next; fails when it cannot be started, and when the one who asked has given up. */
function hear({ worker, url, signal }: Asking): Promise<Notice> {
  const listening = new AbortController()
  const { signal: end } = listening
  const heard = new Promise<Notice>((resolve, reject) => {
    const giveUp = () => reject(signal?.reason as Error)
    const lose = () => reject(new TypeError('The part of the editor that asks other servers could not be started.'))
    const take = ({ data }: MessageEvent<Notice>) => {
      if (data.kind !== 'problem') return resolve(data)
      if (data.isRefused) tellRefusal(url)
      reject(new TypeError(data.message))
    }
    worker.addEventListener('message', take, { signal: end })
    worker.addEventListener('error', lose, { signal: end })
    signal?.addEventListener('abort', giveUp, { signal: end })
    if (signal?.aborted) giveUp()
  })
  return heard.finally(() => listening.abort())
}

/** The answer as it comes in, asked for part by part, so that who reads no further is sent no further. */
function bodyOf(asking: Asking): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { worker } = asking
  return new ReadableStream({
    async pull(controller) {
      try {
        const heard = hear(asking)
        worker.postMessage('next', [])
        const notice = await heard
        if (notice.kind === 'part') return controller.enqueue(notice.part)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      worker.terminate()
    },
    cancel: () => worker.terminate(),
  })
}

const withoutBody = new Set([101, 204, 205, 304])

/** As `fetch`, by a worker that may ask any server and that ends with the answer. */
export async function askElsewhere(url: string, { signal, headers, ...rest }: RequestInit): Promise<Response> {
  const worker = new Worker(new URL('./elsewhere.worker.ts', import.meta.url), { type: 'module' })
  const asking = { worker, url, signal }
  try {
    const heard = hear(asking)
    // Headers themselves cannot be sent to a worker.
    worker.postMessage({ url, init: { ...rest, headers: [...new Headers(headers)] } }, [])
    const notice = await heard
    if (notice.kind !== 'head') throw new TypeError(`an answer that begins with "${notice.kind}"`)
    const { status, statusText, headers: answered } = notice.head
    const hasBody = notice.hasBody && !withoutBody.has(status)
    if (!hasBody) worker.terminate()
    return new Response(hasBody ? bodyOf(asking) : null, { status, statusText, headers: answered })
  } catch (error) {
    worker.terminate()
    throw error
  }
}
