import { type AbortSignalLike, fail, opaqueFrame, type PreviewService, succeed } from '@pergola/contracts'
import * as v from 'valibot'
import type { LocalStore } from '../local-store.ts'
import { readDeployment } from './deployment.ts'
import { localNetworkRights } from './local-network-rights.ts'
import { outsideDocument, outsideMessages, outsidePolicy } from './outside-document.ts'
import { projectOrigin } from './project-origin.ts'
import { connectSandbox } from './sandbox-bridge.ts'

const base = { kind: v.literal(outsideMessages.told), id: v.number() }

/** What comes from there is text of a stranger's server. */
const toldSchema = v.union([
  v.object({
    ...base,
    status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
    statusText: v.pipe(v.string(), v.maxLength(1000)),
    text: v.nullable(v.string()),
  }),
  v.object({
    ...base,
    problem: v.picklist(['unreadable', 'unreachable']),
    reason: v.pipe(v.string(), v.maxLength(300)),
  }),
])

type Told = v.InferOutput<typeof toldSchema>

interface Asker {
  readonly frame: HTMLIFrameElement
  /** Where requests come from, as a server sees it. */
  readonly origin: string
}

/** No project has this id. */
const askerId = 'requests of a person'

const patience = 10_000

/**
 * Requests that the policy of the editor does not let it make, such as one to a developer's own machine: made by a page
 * of ours on the sandbox origin, which holds nothing that anybody could want. It stays for the next one.
 */
export function createAskOutside(store: LocalStore): NonNullable<PreviewService['askOutside']> {
  let asker: Promise<Asker | null> | null = null
  let count = 0
  return async ({ url, ...init }, { signal, bytes }) => {
    const opened = await (asker ??= openAsker(store))
    if (!opened) {
      asker = null
      return fail('no-sandbox')
    }
    const { frame, origin } = opened
    const id = (count += 1)
    const say = (kind: string) =>
      frame.contentWindow?.postMessage({ kind, id, url, init, most: bytes }, origin === 'null' ? '*' : origin)
    const told = hear(frame, id, signal)
    say(outsideMessages.ask)
    const answer = await told
    if (answer === null) say(outsideMessages.stop)
    if (answer === null) return fail('cancelled')
    if ('problem' in answer) return fail(answer.problem, answer.problem === 'unreadable' ? origin : answer.reason)
    return succeed({ status: answer.status, statusText: answer.statusText, text: answer.text })
  }
}

/** Null when it was given up. */
function hear({ contentWindow }: HTMLIFrameElement, id: number, signal: AbortSignalLike): Promise<Told | null> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const giveUp = () => settle(null)
    function settle(told: Told | null) {
      heard.abort()
      signal.removeEventListener('abort', giveUp)
      resolve(told)
    }
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== contentWindow) return
      const told = v.safeParse(toldSchema, data)
      if (told.success && told.output.id === id) settle(told.output)
    }
    addEventListener('message', listen, { signal: heard.signal })
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
  })
}

async function openAsker(store: LocalStore): Promise<Asker | null> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Requests'
  frame.allow = localNetworkRights()
  const origin = (await serve(store)) ?? 'null'
  if (origin !== 'null') {
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
    frame.src = `${origin}/index.html?editor=${encodeURIComponent(location.origin)}`
  } else {
    const write = () => frame.contentWindow?.postMessage({ kind: opaqueFrame.write, document: outsideDocument }, '*')
    frame.addEventListener('load', write, { once: true })
    frame.src = opaqueFrame.path
  }
  const isReady = ready(frame)
  document.body.append(frame)
  if (await isReady) return { frame, origin }
  frame.remove()
  return null
}

/** Puts the page on an origin that no project has. Null where the deployment has none. */
async function serve(store: LocalStore): Promise<string | null> {
  const { projectOrigins, serverAnswers } = await readDeployment(store)
  if (projectOrigins === undefined) return null
  const origin = await projectOrigin(projectOrigins, askerId, store)
  const bridge = await connectSandbox(origin, serverAnswers)
  if (!bridge) return null
  const bytes = new TextEncoder().encode(outsideDocument)
  const page = { path: 'index.html', mime: 'text/html;charset=utf-8', bytes }
  // The same page for every tab: nothing is taken away that another one shows at this moment.
  const push = { generation: 1, reset: false, whole: true, put: [page], del: [], policy: outsidePolicy }
  const answer = await bridge.push(push)
  bridge.close()
  return answer === 'kept' ? origin : null
}

function ready(frame: HTMLIFrameElement): Promise<boolean> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    function settle(isReady: boolean) {
      heard.abort()
      clearTimeout(giveUp)
      resolve(isReady)
    }
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const isWord = typeof data === 'object' && data !== null && 'kind' in data && data.kind === outsideMessages.ready
      if (isWord && source === frame.contentWindow) settle(true)
    }
    const giveUp = setTimeout(() => settle(false), patience)
    addEventListener('message', listen, { signal: heard.signal })
  })
}
