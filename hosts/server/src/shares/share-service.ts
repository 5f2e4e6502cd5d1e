import type { IncomingMessage, RequestListener } from 'node:http'
import { limits, sharesPath } from '@pergola/contracts'
import { answerRefusal } from './answer-refusal.ts'
import { answerMissing, giveShare } from './give-share.ts'
import { removeShare } from './remove-share.ts'
import { createRateLimit } from './rate-limit.ts'
import type { OwnShares } from './share-options.ts'
import { refusals } from './share-refusal.ts'
import { createShareRoom } from './share-room.ts'
import type { ShareStore } from './share-store.ts'
import { refuseAtOnce, takeShare } from './take-share.ts'
import { visitorOf } from './visitor.ts'

export interface ShareService {
  readonly handle: RequestListener
  /** Removes what is over. Runs by itself once a minute. */
  sweep(): Promise<void>
  dispose(): void
}

const hour = 60 * 60 * 1000
/** People open a link more often than they make one. */
const downloadsPerUpload = 20

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/'

/** What is stored comes from anybody: no browser shows it, runs it, guesses what it is or hands it to another site. */
const headers: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

export const isShareRequest = (request: IncomingMessage) => /^\/shares(\/|$)/.test(pathOf(request))

function verbOf(request: IncomingMessage): 'take' | 'give' | 'remove' | null {
  const isWhole = pathOf(request) === sharesPath
  if (request.method === 'PUT' && isWhole) return 'take'
  if (request.method === 'DELETE' && !isWhole) return 'remove'
  return ['GET', 'HEAD'].includes(request.method ?? '') && !isWhole ? 'give' : null
}

const report = (error: unknown) => console.error('The shares could not be swept:', error)

/** Takes shares in and gives them out again by name, never a list of them. */
export function createShareService(options: OwnShares, store: ShareStore): ShareService {
  const { seconds, bytes, perHour, isBehindProxy } = options
  const asked = createRateLimit(perHour * downloadsPerUpload, hour)
  const limit = { take: createRateLimit(perHour, hour), give: asked, remove: asked }
  const room = createShareRoom(options.totalBytes)
  // A server that starts again knows what lies there before it takes more.
  const counted = sweep().catch(report)

  async function sweep(): Promise<void> {
    const now = Date.now()
    limit.take.forget(now)
    limit.give.forget(now)
    room.measured(await store.sweep(now - seconds * 1000))
  }

  async function answer(...[request, response]: Parameters<RequestListener>): Promise<void> {
    const verb = verbOf(request)
    if (verb === null) return answerMissing(response)
    if (verb === 'take') refuseAtOnce(request, bytes)
    if (!limit[verb].take(visitorOf(request, isBehindProxy), Date.now())) throw refusals.tooMany()
    if (verb === 'give') return giveShare({ request, response }, { store, seconds })
    await counted
    if (verb === 'remove') return removeShare({ request, response }, { store, room, seconds })
    await takeShare({ request, response }, { bytes, seconds }, { store, room })
  }

  const timer = setInterval(() => void sweep().catch(report), limits.share.sweep)
  timer.unref()

  return {
    handle(request, response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      request.setTimeout(limits.share.stall, () => request.destroy())
      answer(request, response).catch((error: unknown) => answerRefusal(request, response, { error, spare: bytes }))
    },
    sweep,
    dispose: () => clearInterval(timer),
  }
}
