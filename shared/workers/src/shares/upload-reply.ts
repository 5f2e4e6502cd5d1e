import { fail, type Outcome, type ShareFailure, type ShareTarget, succeed } from '@pergola/contracts'
import * as v from 'valibot'

export interface Stored {
  readonly url: string
  readonly expires: number
  /** What takes it away again, where the server can. */
  readonly removal?: string
}

const replySchema = v.object({
  status: v.literal('success'),
  data: v.object({
    url: v.pipe(v.string(), v.maxLength(2000)),
    expires: v.optional(v.string()),
    removal: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
})

/** `http://host/<id>/<name>` shows a page about the file, `https://host/dl/<id>/<name>` is the file: annex §8.5. */
function downloadAddress(url: URL): string {
  const path = url.pathname.startsWith('/dl/') ? url.pathname : `/dl${url.pathname}`
  return `https://${url.host}${path}`
}

interface Answered {
  readonly status: number
  readonly text: string
}

/** What the server that was given the file says has become of it. */
export function readUploadReply(
  { status, text }: Answered,
  { kind, seconds }: Pick<ShareTarget, 'kind' | 'seconds'>,
  { base, now }: { base: string; now: number },
): Outcome<Stored, ShareFailure> {
  if (status < 200 || status > 299) return fail(failures[status] ?? 'refused', `${status} ${text.slice(0, 200)}`.trim())
  const reply = v.safeParse(replySchema, parsed(text))
  const url = reply.success && URL.canParse(reply.output.data.url, base) ? new URL(reply.output.data.url, base) : null
  if (!reply.success || !url || !/^https?:$/.test(url.protocol)) return fail('refused')
  const { expires, removal } = reply.output.data
  const told = Date.parse(expires ?? '')
  return succeed({
    url: kind === 'temp-file' ? downloadAddress(url) : url.href,
    expires: Number.isNaN(told) ? now + seconds * 1000 : told,
    // Where a host that others run would be asked is not known to us.
    ...(kind === 'own' && removal !== undefined && { removal }),
  })
}

const failures: Readonly<Record<number, ShareFailure>> = { 413: 'too-large', 429: 'too-many', 507: 'host-full' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
