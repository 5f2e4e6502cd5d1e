import type { Directive } from './directive.ts'
import { isInView } from './in-view.ts'

interface Watch {
  readonly observe: (el: Element) => void
  readonly unobserve: (el: Element) => void
}

function tell(el: Element, visible: boolean): void {
  const detail = { visible }
  el.dispatchEvent(new CustomEvent('view', { detail }))
  el.dispatchEvent(new CustomEvent(visible ? 'enterview' : 'leaveview', { detail }))
}

/**
 * One observer says which elements are on the screen; only those are measured while the page scrolls. An element is in
 * view while it lies on the middle line of the window, or, where the page cannot be scrolled so far, while it is seen.
 * A jump (a key, an anchor, a fast wheel, a scroll position that is restored) may take it over the line without ever
 * standing on it: then it is in view from when it is seen until it has left the window or the line.
 */
function createWatch(window: Window & typeof globalThis): Watch {
  const { document } = window
  const seen = new Set<Element>()
  const inView = new WeakSet<Element>()
  /** Of elements in view those that a jump took over the line. */
  const jumped = new WeakSet<Element>()
  /** Last seen above the line; what was never seen waits below it. */
  const above = new WeakSet<Element>()
  let waiting = false

  function isOnLine(el: Element): boolean {
    const { top, bottom } = el.getBoundingClientRect()
    const { innerHeight: height, scrollY: scrolled } = window
    const { scrollHeight: scrollable } = document.documentElement
    const isOn = isInView({ top, bottom, height, scrolled, scrollable })
    const isAbove = !isOn && bottom < height / 2
    if (isOn) jumped.delete(el)
    else if (isAbove !== above.has(el) && !inView.has(el)) jumped.add(el)
    if (isAbove) above.add(el)
    else above.delete(el)
    return isOn || jumped.has(el)
  }
  function judge(el: Element): void {
    const now = seen.has(el) && isOnLine(el)
    if (now === inView.has(el)) return
    if (now) inView.add(el)
    else {
      inView.delete(el)
      jumped.delete(el)
    }
    tell(el, now)
  }
  function judgeAll(): void {
    waiting = false
    for (const el of seen) judge(el)
  }
  function soon(): void {
    if (waiting || seen.size === 0) return
    waiting = true
    window.requestAnimationFrame(judgeAll)
  }

  const observer = new window.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
        judge(target)
      }
    },
    { threshold: [0, 1] },
  )
  const release = observer.unobserve.bind(observer)
  // Whoever takes an element out of the observer means that it is never told again.
  observer.unobserve = (el) => {
    seen.delete(el)
    inView.delete(el)
    release(el)
  }
  window.addEventListener('scroll', soon, { passive: true, capture: true })
  window.addEventListener('resize', soon, { passive: true })
  Object.assign(window, { vIntersectionObserver: observer })
  return { observe: (el) => observer.observe(el), unobserve: (el) => observer.unobserve(el) }
}

/** `v-view="true"`: the element hears `view`, `enterview` and `leaveview`. */
export function createView(window: Window & typeof globalThis): Directive {
  let watch: Watch | null = null
  return ({ el, exp }) => {
    if (exp.trim() === 'false') return undefined
    watch ??= createWatch(window)
    const { observe, unobserve } = watch
    // The engine may still be building the element beside the page, and handlers are attached after this.
    queueMicrotask(() => observe(el))
    return () => unobserve(el)
  }
}
