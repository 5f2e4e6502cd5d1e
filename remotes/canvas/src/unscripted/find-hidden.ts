import { combine, type Dispose } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { hiddenAttribute } from '../frame/helper-css.ts'

/** Set in the frame on what hides content, while that is shown all the same: how it is hidden. */
const revealedAttribute = 'pergola-revealed'

/** So many elements tell how much of a page can be seen. */
const sample = 300

/** What is shown only when somebody asks for it is hidden in every browser, with scripts and without. */
const onDemand =
  'dialog, [popover], details:not([open]) > :not(summary), template, noscript, script, style, head, option'

/** Hidden blocks that hold less than this share of the page's words are menus, tabs and messages: they stay hidden. */
const largeShare = 0.3

const css = `
[${revealedAttribute}="clear"] { opacity: 1 !important; visibility: visible !important; }
[${revealedAttribute}="away"] { display: revert !important; }
[${revealedAttribute}="cover"] { display: none !important; }
`

interface Words {
  readonly element: Element
  readonly weight: number
}

/** Elements with words or a picture of their own, evenly over the whole page, and how much each of them says. */
function wordsOf({ body }: Document): Words[] {
  const found: Words[] = []
  for (const element of body?.querySelectorAll('*') ?? []) {
    const own = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
    const weight = element.localName === 'img' ? 20 : own.join('').trim().length
    if (weight > 0 && !element.closest(onDemand) && !element.closest(`[${hiddenAttribute}]`))
      found.push({ element, weight })
  }
  const step = Math.max(1, found.length / sample)
  return Array.from({ length: Math.min(sample, found.length) }, (_none, at) => found[Math.floor(at * step)] as Words)
}

type Hidden = 'clear' | 'away'

/** The outermost element that hides another one, and how; null for what can be seen. */
function hiddenBy(element: Element, window: Window): { by: Element; how: Hidden } | null {
  let found: { by: Element; how: Hidden } | null = null
  for (let at: Element | null = element; at && at.localName !== 'html'; at = at.parentElement) {
    const { display, opacity, visibility, animationName } = window.getComputedStyle(at)
    // What fades in by itself is seen in a moment.
    const isClear = Number(opacity) < 0.05 && animationName === 'none'
    if (display === 'none') found = { by: at, how: 'away' }
    else if (isClear || (visibility !== 'visible' && at === element)) found = { by: at, how: 'clear' }
  }
  return found
}

/** What lies over the whole page and says next to nothing, as a screen does that waits for the page to load. */
function coverOf({ document, window }: PageFrame): Element | null {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  let cover: Element | null = Document.prototype.elementFromPoint.call(document, width / 2, height / 2)
  for (; cover && cover.parentElement && cover.parentElement !== document.body;) cover = cover.parentElement
  if (!cover || cover === document.body || (cover.textContent ?? '').trim().length > 60) return null
  const { position, backgroundColor } = window.getComputedStyle(cover)
  const box = cover.getBoundingClientRect()
  const fills = box.width >= width * 0.98 && box.height >= height * 0.98
  return position === 'fixed' && fills && !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ? cover : null
}

function weigh(list: readonly { readonly weight: number }[]): number {
  return list.reduce((sum, { weight }) => sum + weight, 0)
}

function isMostlyHidden(frame: PageFrame): boolean {
  const all = wordsOf(frame.document)
  // Windows and menus that open on demand may say more than the page around them, each of them little.
  return all.length > 0 && (weigh(groupHidden(frame)) > weigh(all) / 2 || coverOf(frame) !== null)
}

function hasScripts({ page }: CanvasCore): boolean {
  if (!page) return false
  const { html, js } = page.record.pathes
  return /<script\b/i.test(page.site.text(html) ?? '') || (js !== '' && (page.site.text(js) ?? '').trim() !== '')
}

/**
 * Tells once the page stands, and again when a sheet has come, whether most of what it says is invisible and it has
 * scripts that may be meant to change that. Nothing runs between.
 */
export function watchHidden(core: CanvasCore, frame: PageFrame, tell: (found: boolean) => void): Dispose {
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  let isOver = false
  const look = () =>
    void idle(() => {
      if (!isOver && core.frame === frame && hasScripts(core)) tell(isMostlyHidden(frame))
    })
  look()
  return combine(core.sheetLoaded.on(look), () => {
    isOver = true
  })
}

/** Shows in the frame what the page hides, but for what is shown on demand in every browser. Ends with the answer. */
export function revealHidden(frame: PageFrame): Dispose {
  const { window } = frame
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(css)
  frame.showSheet(sheet, true)
  const marked: Element[] = []
  const mark = (element: Element, how: Hidden | 'cover') => {
    element.setAttribute(revealedAttribute, how)
    marked.push(element)
  }
  const cover = coverOf(frame)
  if (cover) mark(cover, 'cover')
  // What hides may stand inside of what hides.
  for (let round = 0; round < 4; round += 1) {
    const hidden = groupHidden(frame)
    if (hidden.length === 0) break
    for (const { by, how } of hidden) mark(by, how)
  }
  return () => {
    for (const element of marked) element.removeAttribute(revealedAttribute)
    frame.showSheet(sheet, false)
  }
}

/** What hides so much that it was hardly meant to be opened by hand, and how much it hides. */
function groupHidden(frame: PageFrame): { by: Element; how: Hidden; weight: number }[] {
  const all = wordsOf(frame.document)
  const whole = weigh(all)
  const groups = new Map<Element, { how: Hidden; weight: number }>()
  for (const { element, weight } of all) {
    const hidden = hiddenBy(element, frame.window)
    if (!hidden || hidden.by.hasAttribute(revealedAttribute)) continue
    const known = groups.get(hidden.by)?.weight ?? 0
    groups.set(hidden.by, { how: hidden.how, weight: known + weight })
  }
  const isMeant = ({ how, weight }: { how: Hidden; weight: number }) => how === 'clear' || weight > whole * largeShare
  return [...groups].filter(([, group]) => isMeant(group)).map(([by, group]) => ({ by, ...group }))
}
