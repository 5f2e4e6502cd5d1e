import { decodeLoosely } from '../project/index.ts'
import type { PublishCall, PublishPorts, PublishRequest, PublishResponse } from './publish-ports.ts'
import { type PublishFailure, PublishProblem } from './publish-problem.ts'

/** One request to a target. Resolves with an answer whose status was expected; anything else is a PublishProblem. */
export type Ask = (address: string, request: PublishRequest, expected?: readonly number[]) => Promise<PublishResponse>

/** Signs a request as its target wants it, anew for each try, since signatures age. */
export type Sign = (address: string, request: PublishRequest) => Promise<PublishRequest>

interface AskOptions {
  readonly ports: Pick<PublishPorts, 'fetch' | 'wait' | 'now'>
  readonly call: PublishCall
  /** Where requests may go: what the person typed, or the one address of a service. */
  readonly origin: string
  readonly sign?: Sign
}

const tries = 5
const firstPause = 500
const longestPause = 60_000
const passing = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Requests to one origin. What passes is tried again: a connection that broke, a server that is busy, one that names a
 * time to come back at. What is asked for may be asked twice.
 */
export function createAsk({ ports, call: { signal }, origin, sign }: AskOptions): Ask {
  async function once(address: string, request: PublishRequest): Promise<PublishResponse | string> {
    if (new URL(address).origin !== origin) throw new Error(`createAsk: ${address} is not at ${origin}`)
    try {
      const signed = sign ? await sign(address, request) : request
      return await whole(await ports.fetch(address, { ...signed, signal }))
    } catch (error) {
      if (signal.aborted) throw new PublishProblem('cancelled')
      if (error instanceof PublishProblem) throw error
      return error instanceof Error ? error.message : String(error)
    }
  }

  return async (address, request, expected = [200, 201, 204]) => {
    for (let left = tries - 1; ; left -= 1) {
      if (signal.aborted) throw new PublishProblem('cancelled')
      const answer = await once(address, request)
      if (typeof answer === 'string') {
        if (left === 0) throw new PublishProblem('unreachable', `${origin}: ${answer}`)
        await ports.wait(pauseAfter(left, null, ports.now()), signal)
        continue
      }
      if (expected.includes(answer.status)) return answer
      if (left === 0 || !isPassing(answer)) throw await problemOf(answer, request.method, address)
      await ports.wait(pauseAfter(left, answer.headers.get('retry-after'), ports.now()), signal)
    }
  }
}

/** With all of its body, so that an answer which is cut in the middle is asked for again. */
async function whole(answer: PublishResponse): Promise<PublishResponse> {
  const { status, type, headers } = answer
  const bytes = await answer.arrayBuffer()
  const text = async () => decodeLoosely(new Uint8Array(bytes))
  return { status, headers, arrayBuffer: async () => bytes, text, ...(type !== undefined && { type }) }
}

/** Some hosts say of too many requests that they are forbidden, and until when. */
function isPassing({ status, headers }: PublishResponse): boolean {
  return passing.has(status) || (status === 403 && headers.get('retry-after') !== null)
}

/** What the server names, in seconds or as a date; else twice as long each time. */
function pauseAfter(left: number, named: string | null, now: number): number {
  const seconds = Number(named)
  const date = named === null ? Number.NaN : Date.parse(named)
  const wanted = named !== null && seconds >= 0 ? 1000 * seconds : date - now
  const own = firstPause * 2 ** (tries - 1 - left)
  return Math.min(longestPause, Number.isNaN(wanted) ? own : Math.max(0, wanted))
}

const failures: Readonly<Record<number, PublishFailure>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'conflict',
  413: 'no-space',
  423: 'conflict',
  429: 'rate-limited',
  507: 'no-space',
}

const shownOfAnswer = 300

async function problemOf(answer: PublishResponse, method: string, address: string): Promise<PublishProblem> {
  const { status } = answer
  // A browser says of a redirect only that there was one.
  if (answer.type === 'opaqueredirect' || (status >= 300 && status < 400))
    return new PublishProblem('redirected', new URL(address).host)
  const text = await answer.text()
  const { host, pathname } = new URL(address)
  const said = text
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, shownOfAnswer)
  const failure = failures[status] ?? (status >= 500 ? 'server-error' : 'refused')
  return new PublishProblem(failure, `${host} answered ${status} to ${method} ${pathname}${said ? `: ${said}` : ''}`)
}
