import { opaqueFrame } from '@pergola/contracts'
import type { LocalStore } from '../local-store.ts'
import { readDeployment } from './deployment.ts'
import { projectOrigin } from './project-origin.ts'
import { connectSandbox } from './sandbox-bridge.ts'

/** A frame for code that nobody vouches for, not in the window yet, and what takes away what fed it. */
export interface WalledFrame {
  readonly frame: HTMLIFrameElement
  readonly leave: () => void
}

export interface WalledPage {
  /** Names the origin, where the deployment has one for each project: an id that no project has. */
  readonly id: string
  readonly title: string
  readonly document: string
  /** Content-Security-Policy. It holds `sandbox`, and the document says the rest of it itself, too. */
  readonly policy: string
  /** It is the same page in every tab, so nothing may be taken away that another one shows at this moment. */
  readonly isConstant?: boolean
}

/** No origin, and nothing to be asked for. */
export const walledPolicy = "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'"

/** A policy as a page can say it itself, which is all but `sandbox`. */
export const metaOf = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy.replace(/^[^;]*; /, '')}">`

/** Runs without an origin in any case: on an address that no project has, where the deployment has such, else in the opaque frame. */
export async function openWalledFrame(page: WalledPage, store: LocalStore): Promise<WalledFrame> {
  return (await openSandbox(page, store)) ?? openOpaque(page)
}

async function openSandbox(page: WalledPage, store: LocalStore): Promise<WalledFrame | null> {
  const { projectOrigins, serverAnswers } = await readDeployment(store)
  if (projectOrigins === undefined) return null
  const origin = await projectOrigin(projectOrigins, page.id, store)
  const bridge = await connectSandbox(origin, serverAnswers)
  if (!bridge) return null
  const bytes = new TextEncoder().encode(page.document)
  const file = { path: 'index.html', mime: 'text/html;charset=utf-8', bytes }
  const kept = page.isConstant ? { reset: false, whole: true } : { reset: true }
  const took = await bridge.push({ generation: 1, ...kept, put: [file], del: [], policy: page.policy })
  if (took !== 'kept') {
    bridge.close()
    return null
  }
  const frame = newFrame(page.title)
  frame.src = `${origin}/index.html`
  return { frame, leave: bridge.close }
}

/** The same document in a frame that the service worker gives no origin. */
function openOpaque({ title, document: text }: WalledPage): WalledFrame {
  const frame = newFrame(title)
  const write = () => frame.contentWindow?.postMessage({ kind: opaqueFrame.write, document: text }, '*')
  frame.addEventListener('load', write, { once: true })
  frame.src = opaqueFrame.path
  return { frame, leave: () => {} }
}

function newFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  // Previews in the opaque frame may ask and tell in windows of the browser's own; what runs here may not.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  return frame
}
