type Modifiers = Readonly<Record<string, true>>

/** Events that never reach an element: they are heard where they happen. */
const ofWindow = new Set(
  (
    'afterprint beforeprint beforeunload devicemotion deviceorientation hashchange message messageerror offline online ' +
    'pagehide pageshow popstate rejectionhandled resize storage unhandledrejection unload'
  ).split(' '),
)
const ofDocument = new Set(['DOMContentLoaded', 'readystatechange', 'visibilitychange'])

/** Elements that load something, and so have a `load` of their own. */
const loaders = new Set(['IMG', 'IFRAME', 'SCRIPT', 'LINK', 'OBJECT', 'EMBED', 'TRACK', 'INPUT', 'STYLE', 'IMAGE'])

/** Attribute names know no capitals; `camel` and `dot` write what they cannot. */
export function eventName(arg: string, modifiers: Modifiers): string {
  if (arg === 'click' && modifiers['right']) return 'contextmenu'
  if (arg === 'click' && modifiers['middle']) return 'mouseup'
  if (arg.toLowerCase() === 'domcontentloaded') return 'DOMContentLoaded'
  if (modifiers['dot']) return arg.replaceAll('-', '.')
  return modifiers['camel'] ? arg.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()) : arg
}

export function eventTarget(el: HTMLElement, name: string, modifiers: Modifiers): EventTarget {
  if (modifiers['window']) return window
  if (modifiers['document'] || modifiers['outside'] || ofDocument.has(name)) return document
  if (name === 'resize') return el.tagName === 'VIDEO' ? el : window
  if (name === 'scroll' && el === document.body) return document
  if (name === 'load') return loaders.has(el.tagName.toUpperCase()) ? el : window
  return ofWindow.has(name) ? window : el
}

/** The page was ready, or loaded, before anybody listened. */
export function hasPassed(target: EventTarget, name: string): boolean {
  if (target === window && name === 'load') return document.readyState === 'complete'
  return target === document && name === 'DOMContentLoaded' && document.readyState !== 'loading'
}
