import { isIdentifier, limits, opaqueFrame, type ScriptGlobal } from '@pergola/contracts'
import * as v from 'valibot'
import type { LocalStore } from '../local-store.ts'
import { readDeployment } from './deployment.ts'
import { probeDocument, probeMessage, probePolicy } from './probe-document.ts'
import { projectOrigin } from './project-origin.ts'
import { connectSandbox } from './sandbox-bridge.ts'

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

/** No project has this id. */
const probeId = 'a script by itself'

/** A place for a document, and what takes it away again. */
interface Stage {
  readonly frame: HTMLIFrameElement
  readonly leave: () => void
}

/** On an origin of its own that no project has, where the deployment has such; without an origin in any case. */
async function openSandbox(document: string, store: LocalStore): Promise<Stage | null> {
  const { projectOrigins, serverAnswers } = await readDeployment(store)
  if (projectOrigins === undefined) return null
  const origin = await projectOrigin(projectOrigins, probeId, store)
  const bridge = await connectSandbox(origin, serverAnswers)
  if (!bridge) return null
  const page = { path: 'index.html', mime: 'text/html;charset=utf-8', bytes: new TextEncoder().encode(document) }
  const took = await bridge.push({ generation: 1, reset: true, put: [page], del: [], policy: probePolicy })
  if (took !== 'kept') {
    bridge.close()
    return null
  }
  const frame = newFrame()
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.src = `${origin}/index.html`
  return { frame, leave: bridge.close }
}

/** The same document in a frame that the service worker gives no origin. */
function openOpaque(text: string): Stage {
  const frame = newFrame()
  // Previews there may ask and tell in windows of the browser's own; a library alone may not.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const write = () => frame.contentWindow?.postMessage({ kind: opaqueFrame.write, document: text }, '*')
  frame.addEventListener('load', write, { once: true })
  frame.src = opaqueFrame.path
  return { frame, leave: () => {} }
}

function newFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'A library alone'
  return frame
}

/** What the script says is checked; nothing else of it is used. */
export async function scriptGlobals(script: string, store: LocalStore): Promise<readonly ScriptGlobal[] | null> {
  const text = probeDocument(script)
  const { frame, leave } = (await openSandbox(text, store)) ?? openOpaque(text)
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
