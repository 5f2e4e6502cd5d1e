import { limits, type Library } from '@pergola/contracts'
import { fetchElsewhere } from '@pergola/ui'

type FileType = Library['fileType']

/** Null for what is neither: by what the server says it is, and where that says little by the ending of the address. */
export function kindOfFile(type: string, address: string): FileType | null {
  if (/\b(?:java|ecma)script\b/i.test(type)) return 'js'
  if (/^text\/css\b/i.test(type)) return 'css'
  if (/^text\/html\b/i.test(type)) return null
  return kindByEnding(address)
}

export function kindByEnding(address: string): FileType | null {
  const path = isWebAddress(address) ? new URL(address).pathname : address
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase()
  if (ending === 'css') return 'css'
  return ending === 'js' || ending === 'mjs' ? 'js' : null
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

export type Fetched =
  | { readonly ok: true; readonly file: Blob; readonly type: string }
  /** Another status than 200, or what kept the file away. */
  | { readonly ok: false; readonly status: number }
  | { readonly ok: false; readonly status: null; readonly problem: 'noAnswer' | 'tooLarge' | 'givenUp' }

/** Asked for without anything the browser knows of the person. More than a library may have is not waited for. */
export async function fetchLibrary(url: string, giveUp?: AbortSignal): Promise<Fetched> {
  const time = AbortSignal.timeout(limits.requestTimeout)
  try {
    const response = await fetchElsewhere(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: giveUp ? AbortSignal.any([giveUp, time]) : time,
    })
    const { status } = response
    if (status !== 200) {
      await response.body?.cancel()
      return { ok: false, status }
    }
    const file = await bytesOf(response)
    if (!file) return { ok: false, status: null, problem: 'tooLarge' }
    return { ok: true, file, type: response.headers.get('content-type') ?? '' }
  } catch {
    // The one who asked says what it means.
    return { ok: false, status: null, problem: giveUp?.aborted ? 'givenUp' : 'noAnswer' }
  }
}

async function bytesOf({ body }: Response): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limits.assetBytes) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  return new Blob(parts)
}
