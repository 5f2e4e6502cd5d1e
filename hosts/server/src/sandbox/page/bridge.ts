import {
  routes,
  sandboxMessages,
  type SandboxPlace,
  type SandboxPush,
  type SandboxReply,
  type SandboxShow,
  type SandboxWhere,
} from '@pergola/contracts'
import { changedMessage, siteAddress } from '../site-cache.ts'
import { applyPush } from './apply-push.ts'

/** Around this page; or what opened the tab that this page is alone in. */
const editor: Window | null = parent === window ? (window.opener as Window | null) : parent

const editors = (document.querySelector<HTMLMetaElement>('meta[name="editor-origins"]')?.content ?? '').split(' ')

async function answer(push: SandboxPush, worker: ServiceWorker | null): Promise<SandboxReply> {
  const { generation } = push
  try {
    if (!(await applyPush(push, editors))) return { ok: false, generation, detail: 'behind', behind: true }
    worker?.postMessage(changedMessage, [])
    return { ok: true, generation }
  } catch (error) {
    return { ok: false, generation, detail: String(error).slice(0, 500) }
  }
}

/** The editor cannot read where a frame of this origin is; the frame beside it can. */
function placeOf({ frame }: SandboxWhere): SandboxPlace {
  try {
    const { pathname } = (parent as unknown as Readonly<Record<number, Window>>)[frame]?.location ?? {}
    return { frame, path: pathname ?? null }
  } catch {
    // A page of another origin keeps its address to itself.
    return { frame, path: null }
  }
}

/** Nothing of the editor may be in reach of what is shown from here on. */
function showPage({ show }: SandboxShow): void {
  const address = siteAddress(show, location.origin)
  window.opener = null
  if (address !== null) location.replace(address)
}

/** One push after the other: a later one may delete what an earlier one still writes. */
function serve(port: MessagePort, worker: ServiceWorker | null): void {
  let last: Promise<void> = Promise.resolve()
  port.addEventListener('message', ({ data }: MessageEvent<SandboxPush | SandboxWhere | SandboxShow>) => {
    if ('frame' in data) port.postMessage(placeOf(data))
    else if ('show' in data) showPage(data)
    else last = last.then(async () => port.postMessage(await answer(data, worker)))
  })
  port.start()
}

const isConnect = (data: unknown) =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === sandboxMessages.connect

const say = (kind: string) => {
  for (const origin of editors) editor?.postMessage({ kind }, origin)
}

const ours = '/__sandbox-worker.js'

/** One that is there is not registered again: after a page's own attempts that would ask the server, which may be gone. */
async function readyWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration('/')
  if (known?.active?.scriptURL === location.origin + ours) void known.update().catch(() => undefined)
  else await serviceWorker.register(ours, { scope: '/', updateViaCache: 'none' })
  return (await serviceWorker.ready).active
}

async function start(): Promise<void> {
  say(sandboxMessages.awake)
  const active = await readyWorker()

  const connect = (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    if (event.source !== editor || !editors.includes(event.origin) || !isConnect(event.data)) return
    if (!port) return
    // The first editor keeps the line; a page here that poses as one comes too late.
    removeEventListener('message', connect)
    serve(port, active)
  }
  addEventListener('message', connect)
  say(sandboxMessages.hello)
}

const advice = 'Nothing is shown here. Press "Show in frontend" in the editor.'

/** Some browsers cut a tab of another origin off from what opened it: the editor's own page around a frame shows the page. */
function goToEditor(): void {
  const [origin] = editors
  if (origin && URL.canParse(origin)) location.replace(new URL(routes.preview, origin))
  else document.body.textContent = advice
}

if (parent === window && !editor) goToEditor()
else if (parent === window) document.body.textContent = 'The page is on its way…'
if (editor)
  start().catch(() => {
    say(sandboxMessages.refused)
    document.body.textContent = advice
  })
