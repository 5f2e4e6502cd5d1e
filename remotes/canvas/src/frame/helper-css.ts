/** Set on elements of the frame that the layers panel has hidden; never on the page itself. */
export const hiddenAttribute = 'pergola-hidden'

/** Set on the element of the frame that runs in the live frame above it. */
export const liveAttribute = 'pergola-live'

/** Set on containers of the frame without a height or width while something is dragged. */
export const areaAttribute = 'pergola-drop-area'

/** Set on elements of the frame whose embedded content is drawn: `page`, `picture`, or `box` for what is only named. */
export const embeddedAttribute = 'pergola-embedded'

/** Set on images of the frame whose picture did not come. */
export const brokenAttribute = 'pergola-broken'

/** Set on the element of the frame whose text is typed. */
export const typingAttribute = 'pergola-typing'

/** Set on what stands in that element and is no text of it, with a number: a copy that the browser makes is known by it. */
export const typingPartAttribute = 'pergola-typing-part'

/** Set on the root of the frame while an element is picked. */
export const pickingAttribute = 'pergola-picking'

/** A video has no content that a rule could write, so the words of annex §2.2 are a picture. Frames never show what they hold here. */
function words(text: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="20"><text x="70" y="14" text-anchor="middle" font-family="sans-serif" font-size="12" fill="#77777f">${text}</text></svg>`
  return `background-image: url('data:image/svg+xml,${encodeURIComponent(picture)}'); background-repeat: no-repeat; background-position: center;`
}

/**
 * The editor's own rules inside the frame. They stand in an adopted sheet, so they are no part of the page's markup,
 * and they only touch what a visitor never sees: empty drop areas, media without a source, scenes whose viewer does not run here,
 * hidden layers.
 */
export const helperCss = `
.drop:empty, [inf-symbol-property*="slot:"]:empty { min-height: 70px; min-width: 70px; outline: 1px dashed #8b8b95; outline-offset: -1px; }
[pergola-drop-area] { min-height: 40px !important; min-width: 40px !important; outline: 1px dashed #8b8b95 !important; outline-offset: -1px !important; }
video:not([src]):not(:has(source)), audio:not([src]):not(:has(source)), iframe:not([pergola-embedded]), object:not(:has(*)) {
  min-width: 120px; min-height: 40px; outline: 1px dashed #8b8b95; outline-offset: -1px;
  background-color: #8b8b9522;
}
video:not([src]):not(:has(source)), audio:not([src]):not(:has(source)) {
  min-width: 150px; ${words('Please select media')}
}
/* Controls of nothing lie over the words. */
:is(video, audio):not([src]):not(:has(source))::-webkit-media-controls { display: none !important; }
video:not([src]):not(:has(source)) { min-height: 120px; }
spline-viewer:not(:defined) {
  display: block; min-height: 240px; outline: 1px dashed #8b8b95; outline-offset: -1px; background-color: #8b8b9522;
  ${words('Spline Viewer')}
}
img:not([src]), img[pergola-broken] {
  display: inline-block; min-width: 40px; min-height: 40px; outline: 1px dashed #8b8b95; outline-offset: -1px;
}
iframe, object { pointer-events: none; }
iframe[pergola-embedded="box"], object[pergola-embedded="box"] { outline: 1px dashed #8b8b95; outline-offset: -1px; background-color: #8b8b9522; }
:where(object[pergola-embedded]) { display: inline-block; }
:where(object:is([pergola-embedded="page"], [pergola-embedded="box"]):not([width])) { width: 300px; }
:where(object:is([pergola-embedded="page"], [pergola-embedded="box"]):not([height])) { height: 150px; }
object[pergola-embedded] > iframe { display: block; width: 100%; height: 100%; min-width: 0; min-height: 0; border: 0; outline: none; background: none; }
[pergola-frames] { margin: 0; }
[pergola-frames] > iframe { width: 100%; height: 100%; border: 0; }
[pergola-live] { visibility: hidden !important; }
[pergola-hidden] { display: none !important; }
[pergola-picking] * { cursor: crosshair !important; }
[pergola-typing] { outline: none; cursor: text; }
/* An empty line has a height for the caret. */
[pergola-typing]:empty { min-height: 1lh; }
`

export const outlineCss = `
body *:not(svg *) { outline: 1px dashed #8080c080 !important; outline-offset: -1px !important; }
`

/** docs/reference/settings.md: layers that wait for a change cost memory, and while a page is edited nobody gains by them. */
export const plainLayersCss = '*, *::before, *::after { will-change: auto !important; }'

/** docs/reference/settings.md: what the body of the canvas is called meanwhile. */
export const stillClass = 'inf-stop-all-animations'

export const stillCss = `
*, *::before, *::after { animation-play-state: paused !important; transition: none !important; }
`
