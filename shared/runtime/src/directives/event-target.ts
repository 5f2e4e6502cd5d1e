type Modifiers = Readonly<Record<string, true>>

/** One place where an event is heard. */
export interface Hearing {
  readonly target: EventTarget
  readonly name: string
  readonly capture: boolean
  /** Where not every event of that name is meant. */
  readonly counts?: (event: Event) => boolean
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Events that never reach an element: they are heard where they happen. */
const ofWindow = names(
  'afterprint beforeprint beforeunload devicemotion deviceorientation hashchange message messageerror offline online ' +
    'pagehide pageshow popstate rejectionhandled resize storage unhandledrejection unload',
)
const ofDocument = names('DOMContentLoaded readystatechange visibilitychange')
/** Told on the window by `speech.ts`; an element of the page's own may tell them itself. */
const ofSpeech = names('speechstart speechend result nomatch')

/** They do not rise: what holds a video, a track or a form's field hears them on their way down. */
const ofInside = names(
  'abort canplay canplaythrough cuechange durationchange ended invalid loadeddata loadedmetadata pause play playing ' +
    'progress ratechange seeked seeking stalled suspend timeupdate volumechange waiting',
)

/** Elements that load something, and so have a `load` of their own, or an `error`. */
const loaders = names('IMG IFRAME SCRIPT LINK OBJECT EMBED TRACK INPUT STYLE IMAGE')
const players = names('VIDEO AUDIO SOURCE')

/** Attribute names know no capitals; `camel` and `dot` write what they cannot. */
export function eventName(arg: string, modifiers: Modifiers): string {
  if (arg === 'click' && modifiers['right']) return 'contextmenu'
  if (arg === 'click' && modifiers['middle']) return 'mouseup'
  if (arg.toLowerCase() === 'domcontentloaded') return 'DOMContentLoaded'
  if (modifiers['dot']) return arg.replaceAll('-', '.')
  return modifiers['camel'] ? arg.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()) : arg
}

export function isSpeech(name: string): boolean {
  return ofSpeech.has(name)
}

const beside = (el: Element) => (event: Event) => !event.composedPath().includes(el)

/** An element that cannot be scrolled itself goes with the page. */
function goesWithPage(el: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(el)
  return el === document.body || [overflowX, overflowY].every((flow) => flow === 'visible' || flow === 'clip')
}

/** Only a dialog tells that it closes, and nothing that it opens; a change of `open` is told by all. */
function opened(el: Element, name: string): ((event: Event) => boolean) | null {
  if (name === 'close' && el.tagName === 'DIALOG') return null
  const wanted = name === 'open' ? 'open' : 'closed'
  return (event) => event.target === el && (event as ToggleEvent).newState === wanted
}

/** Where else than at the element something of this name happens for it. */
function elsewhere(el: HTMLElement, name: string, capture: boolean): Hearing | null {
  if (name === 'scroll')
    return {
      target: document,
      name,
      capture,
      counts: ({ target }) => (target === document || target === window) && goesWithPage(el),
    }
  if (name === 'open' || name === 'close') {
    const counts = opened(el, name)
    return counts && { target: el, name: 'toggle', capture, counts }
  }
  const isPages = ofSpeech.has(name) || (name === 'error' && !hasOwnLoad(el) && !players.has(el.tagName))
  return isPages ? { target: window, name, capture, counts: beside(el) } : null
}

function hasOwnLoad(el: Element): boolean {
  return loaders.has(el.tagName.toUpperCase())
}

function isOfWindow(el: Element, name: string): boolean {
  if (name === 'resize') return el.tagName !== 'VIDEO'
  if (name === 'load') return !hasOwnLoad(el)
  return ofWindow.has(name)
}

/** All places where an element has to listen, so that it hears what a visitor would say happened to it. */
export function hearings(el: HTMLElement, name: string, modifiers: Modifiers): readonly Hearing[] {
  const capture = modifiers['capture'] === true
  const only = (target: EventTarget): Hearing[] => [{ target, name, capture }]
  if (modifiers['window']) return only(window)
  if (modifiers['document'] || modifiers['outside'] || ofDocument.has(name)) return only(document)
  if (isOfWindow(el, name)) return only(window)
  const other = elsewhere(el, name, capture)
  const own: Hearing = { target: el, name, capture: capture || ofInside.has(name) }
  return other ? [own, other] : [own]
}
