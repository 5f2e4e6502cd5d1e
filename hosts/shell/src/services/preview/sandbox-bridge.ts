import {
  type SandboxPush,
  type SandboxReply,
  type SandboxWhere,
  sandboxHelloSchema,
  sandboxMessages,
  sandboxPaths,
  sandboxPlaceSchema,
  sandboxRefusedSchema,
  sandboxReplySchema,
} from '@pergola/contracts'
import * as v from 'valibot'
import { keepFocus } from './keep-focus.ts'

/** `behind`: another tab has pushed meanwhile, and the whole site is wanted. `refused`: also when no answer came in time. */
export type PushAnswer = 'kept' | 'behind' | 'refused'

export interface SandboxBridge {
  push(push: SandboxPush): Promise<PushAnswer>
  /** The path that a frame of this window shows; null when it is none of the sandbox's, or nobody answers in time. */
  pathIn(frame: object): Promise<string | null>
  /** Takes the frame away, and with it whatever runs in it. */
  close(): void
}

const patience = 10_000
/** Another tab may be writing a large site there. */
const patienceForPush = 30_000
/** For the bridge's first word after the frame has loaded something, be it the browser's own page of failure. */
const patienceForWord = 1000
/** Where the server is known to be gone: the word of a bridge that the browser has kept comes with the frame. */
const patienceWithoutServer = 150

/** A hidden frame on the sandbox origin, and the port on which it is fed. Whatever comes back is checked. */
export async function connectSandbox(origin: string, serverAnswers: boolean): Promise<SandboxBridge | null> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Preview bridge'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.src = origin + sandboxPaths.bridge

  const greeted = hello(frame, origin, serverAnswers ? patienceForWord : patienceWithoutServer)
  const endKeeping = keepFocus()
  document.body.append(frame)
  const isGreeted = await greeted
  endKeeping()
  if (!isGreeted) {
    frame.remove()
    return null
  }
  const { port1, port2 } = new MessageChannel()
  frame.contentWindow?.postMessage({ kind: sandboxMessages.connect }, origin, [port2])
  return {
    push: createPush(port1),
    pathIn: createPathIn(port1),
    close() {
      port1.close()
      frame.remove()
    },
  }
}

function hello(frame: HTMLIFrameElement, origin: string, forWord: number): Promise<boolean> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    let isAwake = false
    let noWord: ReturnType<typeof setTimeout> | undefined
    function settle(greeted: boolean) {
      heard.abort()
      clearTimeout(giveUp)
      clearTimeout(noWord)
      resolve(greeted)
    }
    function listen(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      isAwake = true
      clearTimeout(noWord)
      if (v.is(sandboxHelloSchema, event.data)) settle(true)
      else if (v.is(sandboxRefusedSchema, event.data)) settle(false)
    }
    // Nobody there is known at once, and not after everybody's patience.
    function expectWord() {
      if (!isAwake) noWord = setTimeout(() => settle(false), forWord)
    }
    const giveUp = setTimeout(() => settle(false), patience)
    frame.addEventListener('load', expectWord, { once: true })
    addEventListener('message', listen, { signal: heard.signal })
  })
}

function createPathIn(port: MessagePort): SandboxBridge['pathIn'] {
  return (frame) =>
    new Promise((resolve) => {
      const place = Array.from({ length: window.length }, (_, index) => window[index]).findIndex((one) => one === frame)
      const heard = new AbortController()
      function settle(path: string | null) {
        heard.abort()
        clearTimeout(giveUp)
        resolve(path)
      }
      function listen({ data }: MessageEvent) {
        const answer = v.safeParse(sandboxPlaceSchema, data)
        if (answer.success && answer.output.frame === place) settle(answer.output.path)
      }
      const giveUp = setTimeout(() => settle(null), patience)
      port.addEventListener('message', listen, { signal: heard.signal })
      port.postMessage({ frame: place } satisfies SandboxWhere)
    })
}

export function createPush(port: MessagePort, longest = patienceForPush): SandboxBridge['push'] {
  const waiting = new Map<number, (reply: SandboxReply) => void>()
  port.addEventListener('message', ({ data }) => {
    const reply = v.safeParse(sandboxReplySchema, data)
    if (!reply.success) return
    waiting.get(reply.output.generation)?.(reply.output)
    waiting.delete(reply.output.generation)
  })
  port.start()

  return (push) =>
    new Promise((resolve) => {
      const giveUp = setTimeout(() => resolve('refused'), longest)
      waiting.set(push.generation, (reply) => {
        clearTimeout(giveUp)
        resolve(reply.ok ? 'kept' : reply.behind ? 'behind' : 'refused')
      })
      port.postMessage(push)
    })
}
