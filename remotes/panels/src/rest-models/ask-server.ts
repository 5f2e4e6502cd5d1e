import { limits } from '@pergola/contracts'
import { fetchElsewhere } from '@pergola/ui'
import { isForbiddenMethod, requestInit } from '@pergola/site/rest-models'
import type { RestRequest } from '@pergola/site/rest-models'

/** What went wrong, in the words of those who know: the server and the browser. All of it is shown as text. */
export interface AnswerProblem {
  readonly kind:
    | 'unreachable'
    | 'unreadable'
    | 'policy'
    | 'file-missing'
    | 'method'
    | 'status'
    | 'too-large'
    | 'too-slow'
    | 'not-json'
    | 'not-object'
  /** Method and address. */
  readonly asked: string
  /** Of the answer, where there was one. */
  readonly status: string
  /** How the answer begins. */
  readonly text: string
  readonly reason: string
}

/** Json of an answer; a null problem when the person gave up. */
export type Answer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: AnswerProblem | null }

export interface Reply {
  readonly status: number
  readonly statusText: string
  /** Null: longer than what is kept. */
  readonly text: string | null
}

/** Null when the person gave up. Throws for a server that does not answer. */
export type Send = (request: RestRequest, signal: AbortSignal) => Promise<Reply>

interface AskOptions {
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly timeLimit?: number
  /** Who sends it. */
  readonly send?: Send
}

/** More of a wrong answer tells nobody more. */
const shownCharacters = 4000

export function problemOf(
  { method, url }: RestRequest,
  kind: AnswerProblem['kind'],
  more: Partial<AnswerProblem> = {},
): Answer {
  return { ok: false, problem: { kind, asked: `${method} ${url}`, status: '', text: '', reason: '', ...more } }
}

/** Asks once, without anything that the browser knows of the person: no cookies, no referrer. */
export async function askServer(
  request: RestRequest,
  { signal, timeLimit, send = sendFromHere }: AskOptions,
): Promise<Answer> {
  if (isForbiddenMethod(request.method)) return problemOf(request, 'method')
  const time = AbortSignal.timeout(timeLimit ?? limits.requestTimeout)
  try {
    const { text, ...response } = await send(request, AbortSignal.any([signal, time]))
    const status = `${response.status} ${response.statusText}`.trim()
    if (text === null) return problemOf(request, 'too-large', { status })
    if (response.status < 200 || response.status > 299)
      return problemOf(request, 'status', { status, text: text.slice(0, shownCharacters) })
    return readJson(request, text, status)
  } catch (error) {
    if (signal.aborted) return { ok: false, problem: null }
    if (error instanceof Unreadable) return problemOf(request, 'unreadable', { reason: error.message })
    const reason = error instanceof Error ? error.message : String(error)
    return problemOf(request, time.aborted ? 'too-slow' : 'unreachable', { reason })
  }
}

/** The server is there, and its answer may not be read. The message says what it would have to answer with. */
export class Unreadable extends Error {}

async function sendFromHere(request: RestRequest, signal: AbortSignal): Promise<Reply> {
  const response = await fetchElsewhere(request.url, {
    ...requestInit(request),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  })
  return { status: response.status, statusText: response.statusText, text: await readText(response) }
}

/** Json of a list or an object, in its shortest form. */
export function readJson(request: RestRequest, text: string, status = ''): Answer {
  const shown = { status, text: text.slice(0, shownCharacters) }
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return problemOf(request, 'not-object', shown)
    return { ok: true, text: JSON.stringify(found) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return problemOf(request, 'not-json', { ...shown, reason })
  }
}

/** Null for an answer that is longer than what is kept; the rest of it is not waited for. */
async function readText(response: Response): Promise<string | null> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > limits.modelBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
