import { limits } from '@pergola/contracts'
import * as v from 'valibot'
import type { LocalStore } from '../local-store.ts'
import { openWalledFrame } from '../preview/walled-frame.ts'
import { guestPolicy } from './guest-document.ts'
import type { GuestQuestion } from './guest/question.ts'

const readySchema = v.object({ kind: v.literal('pergola-guest:ready') })

const toldSchema = v.union([
  v.object({
    kind: v.literal('pergola-guest:told'),
    id: v.number(),
    text: v.pipe(v.string(), v.maxLength(limits.guest.characters)),
  }),
  v.object({
    kind: v.literal('pergola-guest:told'),
    id: v.number(),
    problem: v.pipe(v.string(), v.maxLength(300)),
  }),
])

export type GuestAnswer = { readonly text: string } | { readonly problem: string }

export interface GuestFrame {
  /** Null when it did not answer in time or was ended; it is gone then. */
  ask(question: GuestQuestion, longest: number): Promise<GuestAnswer | null>
  end(): void
}

type Hear = (data: unknown) => void

/** What the frame says, as long as it does not say too much: every message costs the editor a moment. */
function listenTo(frame: HTMLIFrameElement, hear: Hear, onFlood: () => void): () => void {
  const heard = new AbortController()
  let count = 0
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return
    count += 1
    if (count > limits.guest.messages) onFlood()
    else hear(data)
  }
  addEventListener('message', listen, { signal: heard.signal })
  return () => heard.abort()
}

/** Null where nothing came to life in it. */
export async function openGuestFrame(text: string, store: LocalStore): Promise<GuestFrame | null> {
  const page = { id: 'a guest by itself', title: 'Guest', policy: guestPolicy, isConstant: true, document: text }
  const { frame, leave } = await openWalledFrame(page, store)
  const waiting = new Set<Hear>()
  const gone = new Set<() => void>()
  let isGone = false
  let count = 0
  const stopListening = listenTo(frame, (data) => waiting.forEach((hear) => hear(data)), end)

  function end(): void {
    if (isGone) return
    isGone = true
    stopListening()
    frame.remove()
    leave()
    for (const tell of gone) tell()
  }

  /** The first of what is said that `pick` makes something of. Null after `longest` or when the frame is ended. */
  function first<Value>(pick: (data: unknown) => Value | null, longest: number): Promise<Value | null> {
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => settle(null), longest)
      const quit = () => settle(null)
      const hear = (data: unknown) => {
        const value = pick(data)
        if (value !== null) settle(value)
      }
      function settle(value: Value | null) {
        clearTimeout(giveUp)
        waiting.delete(hear)
        gone.delete(quit)
        resolve(value)
      }
      waiting.add(hear)
      gone.add(quit)
    })
  }

  const isReady = first((data) => (v.is(readySchema, data) ? true : null), limits.guest.start)
  document.body.append(frame)
  if (!(await isReady)) end()
  if (isGone) return null

  return {
    async ask(question, longest) {
      const id = (count += 1)
      const answered = first((data): GuestAnswer | null => {
        const told = v.safeParse(toldSchema, data)
        return told.success && told.output.id === id ? told.output : null
      }, longest)
      frame.contentWindow?.postMessage({ ...question, id }, '*')
      const answer = await answered
      if (answer === null) end()
      return answer
    },
    end,
  }
}
