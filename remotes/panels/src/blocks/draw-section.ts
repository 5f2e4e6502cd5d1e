/** Pixels of the window that a section is drawn for: wide enough that columns stand beside each other. */
const pageWidth = 1200
/** Pixels of the panel. */
const leastHeight = 24

/** The rules as they hold in a picture: its host is the root, and the editor says whether it is dark. */
function pictureRules(css: string): string {
  return css.replaceAll(':root', ':host').replaceAll('color-scheme: light dark', 'color-scheme: inherit')
}

const frameRules = `
  :host { contain: strict }
  .picture-frame { width: ${pageWidth}px; transform-origin: 0 0; text-align: start }
  .picture-frame > * { animation: none !important }
`

/** Draws markup with its rules into an element, as small as that is, apart from everything around it. */
export function drawSection(host: HTMLElement, { html, css }: { readonly html: string; readonly css: string }): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(frameRules + pictureRules(css))
  shadow.adoptedStyleSheets = [sheet]
  const frame = document.createElement('div')
  frame.className = 'picture-frame'
  frame.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  const scale = host.clientWidth / pageWidth
  frame.style.transform = `scale(${scale})`
  shadow.replaceChildren(frame)
  // What stands at an edge of the window stands in the picture, which has none.
  for (const part of frame.children)
    if (part instanceof HTMLElement && getComputedStyle(part).position === 'fixed') part.style.position = 'static'
  // A header is low: no room is left empty below it.
  host.style.height = `${Math.max(leastHeight, Math.min(host.clientHeight, frame.offsetHeight * scale))}px`
}
