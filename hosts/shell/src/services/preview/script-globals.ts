import { isIdentifier, limits, type ScriptGlobal } from '@pergola/contracts'
import * as v from 'valibot'
import type { LocalStore } from '../local-store.ts'
import { probeDocument, probeMessage } from './probe-document.ts'
import { openWalledFrame, walledPolicy } from './walled-frame.ts'

const nameSchema = v.pipe(v.string(), v.maxLength(100), v.check(isIdentifier))

const answerSchema = v.object({
  kind: v.literal(probeMessage),
  globals: v.pipe(
    v.array(
      v.object({
        name: nameSchema,
        kind: v.picklist(['function', 'object', 'value']),
        members: v.pipe(
          v.array(v.object({ name: nameSchema, kind: v.picklist(['function', 'value']) })),
          v.maxLength(500),
        ),
      }),
    ),
    v.maxLength(100),
  ),
})

/** What the script says is checked; nothing else of it is used. */
export async function scriptGlobals(script: string, store: LocalStore): Promise<readonly ScriptGlobal[] | null> {
  const alone = { id: 'a script by itself', title: 'A library alone', policy: walledPolicy }
  const { frame, leave } = await openWalledFrame({ ...alone, document: probeDocument(script) }, store)
  const heard = new AbortController()
  const answer = new Promise<readonly ScriptGlobal[] | null>((resolve) => {
    const giveUp = setTimeout(() => resolve(null), limits.globalsTimeout)
    heard.signal.addEventListener('abort', () => clearTimeout(giveUp))
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return
      const parsed = v.safeParse(answerSchema, data)
      if (parsed.success) resolve(parsed.output.globals)
    }
    addEventListener('message', hear, { signal: heard.signal })
  })
  document.body.append(frame)
  return answer.finally(() => {
    heard.abort()
    frame.remove()
    leave()
  })
}
