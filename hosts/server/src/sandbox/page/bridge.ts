import { sandboxMessages, type SandboxPush, type SandboxReply } from '@pergola/contracts'
import { changedMessage } from '../site-cache.ts'
import { applyPush } from './apply-push.ts'

const editors = (document.querySelector<HTMLMetaElement>('meta[name="editor-origins"]')?.content ?? '').split(' ')

async function answer(push: SandboxPush, worker: ServiceWorker | null): Promise<SandboxReply> {
  const { generation } = push
  try {
    await applyPush(push, editors)
    worker?.postMessage(changedMessage, [])
    return { ok: true, generation }
  } catch (error) {
    return { ok: false, generation, detail: String(error).slice(0, 500) }
  }
}

/** One push after the other: a later one may delete what an earlier one still writes. */
function serve(port: MessagePort, worker: ServiceWorker | null): void {
  let last: Promise<void> = Promise.resolve()
  port.addEventListener('message', (event: MessageEvent<SandboxPush>) => {
    last = last.then(async () => port.postMessage(await answer(event.data, worker)))
  })
  port.start()
}

const isConnect = (data: unknown) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === sandboxMessages.connect

async function start(): Promise<void> {
  await navigator.serviceWorker.register('/__sandbox-worker.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready

  const connect = (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    if (event.source !== parent || !editors.includes(event.origin) || !isConnect(event.data)) return
    if (!port) return
    // The first editor keeps the line; a page here that poses as one comes too late.
    removeEventListener('message', connect)
    serve(port, active)
  }
  addEventListener('message', connect)
  for (const editor of editors) parent.postMessage({ kind: sandboxMessages.hello }, editor)
}

if (parent !== window) void start()
