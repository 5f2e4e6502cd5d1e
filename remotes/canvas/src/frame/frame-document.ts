import { canvasFramePath } from '@pergola/contracts'
import { createContainerProbe } from './container-probe.ts'
import { brokenAttribute, helperCss, outlineCss, stillClass, stillCss, plainLayersCss } from './helper-css.ts'

export type FrameWindow = Window & typeof globalThis

export interface FrameDocument {
  readonly element: HTMLIFrameElement
  readonly document: Document
  readonly window: FrameWindow
  /** One of the editor's own, made by the window of the frame. */
  showSheet(sheet: CSSStyleSheet, on: boolean): void
  setOutline(on: boolean): void
  setStill(on: boolean): void
  /** Passes over `will-change`. */
  setPlainLayers(on: boolean): void
  /** Whether a container query, and others asked before, hold for an element: asked of the browser itself. */
  containerVerdicts(element: Element, query: string): ReadonlyMap<string, boolean>
  dispose(): void
}

interface FrameDocumentInput {
  /** Where the frame is to stand, or a frame from `openControlledFrame` that stands already. */
  readonly host: HTMLElement
  /** As it stands in the source; empty lets the page be drawn in quirks mode, as browsers do. */
  readonly doctype: string
  readonly policy: string
  readonly title: string
}

function writeEmptyPage(document: Document, { doctype, policy }: FrameDocumentInput): void {
  document.open()
  // The policy holds for the document's whole life once it was parsed, also after the head is replaced.
  document.write(
    `${doctype}<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body></body></html>`,
  )
  document.close()
}

/** An image without a picture and without words would have no box that could be seen or caught. */
function markBroken({ target, type }: Event): void {
  const image = target as Element
  if (image.localName === 'img') image.toggleAttribute(brokenAttribute, type === 'error')
}

function createFrame(host: HTMLElement): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- not React's, and set on the next line
  const element = host.ownerDocument.createElement('iframe')
  element.setAttribute('sandbox', 'allow-same-origin allow-scripts')
  // For servers without headers: no form of the page becomes a tool for agents, which the editor's own document would list.
  element.setAttribute(
    'allow',
    "tools 'none'; local-network-access 'none'; loopback-network 'none'; local-network 'none'",
  )
  return element
}

/** Settles with the next document of the frame, whether it could be loaded or not. */
function loaded(element: HTMLIFrameElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      element.removeEventListener('load', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    element.addEventListener('load', done)
    signal.addEventListener('abort', done)
  })
}

function isEmptyPage(element: HTMLIFrameElement): boolean {
  return element.contentDocument?.querySelector('meta[name="pergola-frame"]') !== null
}

/**
 * A frame whose requests the service worker answers, which is where the files of the project come from. The document a
 * frame is born with is controlled by none in Chromium; one it has navigated to is. Null when it was given up meanwhile.
 *
 * Where the empty page is missing, a document from `srcdoc` stands in: all is as it should be but for quirks mode.
 */
export async function openControlledFrame(host: HTMLElement, signal: AbortSignal): Promise<HTMLIFrameElement | null> {
  const element = createFrame(host)
  // Until a page is written into it there is nothing to see.
  element.hidden = true
  element.src = canvasFramePath
  const opened = loaded(element, signal)
  host.append(element)
  await opened
  if (!signal.aborted && !isEmptyPage(element)) {
    const replaced = loaded(element, signal)
    element.srcdoc = '<!DOCTYPE html>'
    await replaced
  }
  if (!signal.aborted) return element
  element.remove()
  return null
}

function frameIn(host: HTMLElement): HTMLIFrameElement {
  if (host.localName === 'iframe') return host as HTMLIFrameElement
  const element = createFrame(host)
  host.append(element)
  return element
}

/**
 * An empty page of the editor's own origin, so that its DOM can be reached, in which nothing can run: a policy of its
 * own, no forms, no navigation of the window around it. `allow-scripts` lets WebKit deliver events to our listeners.
 */
export function openFrameDocument(input: FrameDocumentInput): FrameDocument {
  const element = frameIn(input.host)
  element.hidden = false
  element.title = input.title
  const document = element.contentDocument
  if (!document) throw new Error('frame: the browser gave the frame no document')
  writeEmptyPage(document, input)
  for (const outcome of ['error', 'load']) document.addEventListener(outcome, markBroken, true)

  const window = element.contentWindow as FrameWindow
  const sheetOf = (css: string) => {
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }
  const helper = sheetOf(helperCss)
  const outline = sheetOf(outlineCss)
  const still = sheetOf(stillCss)
  const plainLayers = sheetOf(plainLayersCss)
  const probe = createContainerProbe(window)
  const shown = new Set<CSSStyleSheet>()
  const show = (sheet: CSSStyleSheet, on: boolean) => {
    // Said again, the same sheets would still make the browser style every element of the page anew.
    if (shown.has(sheet) === on) return
    if (on) shown.add(sheet)
    else shown.delete(sheet)
    document.adoptedStyleSheets = [...shown]
  }
  show(helper, true)

  return {
    element,
    document,
    window,
    showSheet: show,
    setOutline: (on) => show(outline, on),
    setPlainLayers: (on) => show(plainLayers, on),
    setStill(on) {
      show(still, on)
      // For scripts from outside; in the page itself it is never written.
      const { body } = document
      body.classList.toggle(stillClass, on)
      if (!on && body.className === '') body.removeAttribute('class')
    },
    containerVerdicts(asked, query) {
      show(probe.sheet, true)
      return probe.verdicts(asked, query)
    },
    dispose: () => element.remove(),
  }
}
