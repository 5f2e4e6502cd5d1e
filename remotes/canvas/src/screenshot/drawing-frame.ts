import type { Drawing } from './drawing.ts'
// oxlint-disable import/default -- the bundler makes these: the address of a script of its own
import html2canvasEntry from './html2canvas.entry.ts?worker&url'
import snapdomEntry from './snapdom.entry.ts?worker&url'
// oxlint-enable import/default

const scripts: Readonly<Record<keyof Drawing, string>> = { snapdom: snapdomEntry, html2canvas: html2canvasEntry }

/**
 * What holds where a picture is drawn: files of this origin and nothing else, whatever the page under edit names. Scripts
 * come from the folders of those that draw and from nowhere else, because a project's files lie on this origin, too.
 */
export function drawingPolicy(addresses: readonly string[]): string {
  const files = `${location.origin} data: blob:`
  const folders = new Set(addresses.map((address) => new URL('.', address).href))
  return [
    "default-src 'none'",
    `script-src ${[...folders].join(' ')}`,
    "style-src 'unsafe-inline'",
    ...['connect-src', 'img-src', 'font-src'].map((directive) => `${directive} ${files}`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const addressOf = (script: string) => new URL(script, document.baseURI).href
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** As large as the page's own frame, for what asks how large the window is; never seen and never reached by the keyboard. */
function createFrame({ innerWidth, innerHeight }: Window): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- not React's, and set below
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts')
  frame.setAttribute('allow', "tools 'none'")
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = `position:fixed;left:0;top:0;border:0;visibility:hidden;pointer-events:none;width:${innerWidth}px;height:${innerHeight}px`
  const policy = escaped(drawingPolicy(Object.values(scripts).map(addressOf)))
  frame.srcdoc = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}"><body>`
  return frame
}

function event(target: EventTarget, names: readonly string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true })
  })
}

/** Runs a script in the frame that leaves a function there, and gives the function. */
async function bring<Name extends keyof Drawing>(frame: HTMLIFrameElement, name: Name): Promise<Drawing[Name]> {
  const { contentDocument, contentWindow } = frame
  const script = contentDocument?.createElement('script')
  if (!script) throw new Error('drawing: the frame has no document')
  Object.assign(script, { type: 'module', src: addressOf(scripts[name]) })
  const settled = event(script, ['load', 'error'])
  contentDocument?.head.append(script)
  await settled
  const drawing = (contentWindow as Partial<Drawing> | null)?.[name]
  if (!drawing) throw new Error(`drawing: ${name} could not be loaded`)
  return drawing
}

/**
 * Draws in a document of its own, whose policy lets the libraries ask for nothing but local files. In the editor's document
 * they would fetch, with the editor's rights, what the policy of the page's frame has refused. The document ends with the
 * picture, and all that the libraries keep with it.
 */
export async function withDrawing<Drawn>(page: Document, draw: (drawing: Drawing) => Promise<Drawn>): Promise<Drawn> {
  const frame = createFrame(page.defaultView ?? window)
  const loaded = event(frame, ['load'])
  document.body.append(frame)
  try {
    await loaded
    return await draw({
      snapdom: async (element, options) => (await bring(frame, 'snapdom'))(element, options),
      html2canvas: async (element, options) => (await bring(frame, 'html2canvas'))(element, options),
    })
  } finally {
    frame.remove()
  }
}
