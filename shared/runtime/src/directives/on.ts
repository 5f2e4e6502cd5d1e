import type { Directive } from './directive.ts'
import { createAlready } from './already.ts'
import { eventName, hearings, isSpeech } from './event-target.ts'
import { passesKeys } from './key-filter.ts'
import { paced } from './pace.ts'
import { createSpeech } from './speech.ts'

type Modifiers = Readonly<Record<string, true>>
type Handler = (event?: Event) => unknown

/** Beyond ASCII, what is no letter is an error wherever it stands. */
const word = String.raw`[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*`
const path = new RegExp(String.raw`^${word}(?:\.${word}|\['[^']*?']|\["[^"]*?"]|\[\d+]|\[${word}])*$`)
const systemKeys = ['ctrl', 'shift', 'alt', 'meta'] as const

function isHeld(event: Event, key: (typeof systemKeys)[number]): boolean {
  return (event as MouseEvent)[`${key}Key`] === true
}

/** Only where the event tells of a button: `left` and `right` are arrow keys on a keyboard. */
function isButton(event: Event, button: number): boolean {
  return !('button' in event) || event.type === 'contextmenu' || event.button === button
}

/** In the order they were written, as `.prevent.self` and `.self.prevent` mean different things. */
const steps: Readonly<Record<string, (event: Event, modifiers: Modifiers) => boolean>> = {
  stop: (event) => (event.stopPropagation(), true),
  prevent: (event) => (event.preventDefault(), true),
  self: (event) => event.target === event.currentTarget,
  ctrl: (event) => isHeld(event, 'ctrl'),
  shift: (event) => isHeld(event, 'shift'),
  alt: (event) => isHeld(event, 'alt'),
  meta: (event) => isHeld(event, 'meta'),
  left: (event) => isButton(event, 0),
  middle: (event) => isButton(event, 1),
  right: (event) => isButton(event, 2),
  exact: (event, modifiers) => systemKeys.every((key) => modifiers[key] || !isHeld(event, key)),
}

function passes(event: Event, modifiers: Modifiers): boolean {
  if (!passesKeys(event, modifiers)) return false
  return Object.keys(modifiers).every((name) => steps[name]?.(event, modifiers) ?? true)
}

function handlerOf(exp: string, get: (expression: string) => unknown): Handler {
  const made = get(path.test(exp.trim()) ? `(e => ${exp}(e))` : `($event => { ${exp} })`)
  return typeof made === 'function' ? (made as Handler) : () => undefined
}

/** Whether the element could be seen when the event began: what the event itself opens must not be closed by it. */
function watchOutside(
  el: HTMLElement,
  name: string,
  options: AddEventListenerOptions,
): { wasSeen: () => boolean; end: () => void } {
  let seen = false
  const look = () => {
    seen = el.isConnected && el.getClientRects().length > 0
  }
  const early = { ...options, capture: true }
  document.addEventListener(name, look, early)
  return { wasSeen: () => seen, end: () => document.removeEventListener(name, look, early) }
}

interface Listening {
  readonly el: HTMLElement
  readonly name: string
  readonly modifiers: Modifiers
  readonly handler: Handler
  readonly hasPassed: ReturnType<typeof createAlready>
}

function listen({ el, name, modifiers, handler, hasPassed }: Listening): () => void {
  const passive = modifiers['passive'] === true
  const outside = modifiers['outside'] ? watchOutside(el, name, { passive }) : null
  const { run, cancel } = paced(handler, modifiers)
  let isOver = false
  let wasHeard = false

  function end(): void {
    isOver = true
    for (const stop of stops) stop()
    outside?.end()
  }
  function hear(event: Event): void {
    wasHeard = true
    if (isOver || (outside && (!outside.wasSeen() || el.contains(event.target as Node)))) return
    if (!passes(event, modifiers)) return
    if (modifiers['once']) end()
    run(event)
  }
  const stops = hearings(el, name, modifiers).map(({ target, name: heard, capture, counts }) => {
    const listener = (event: Event) => (counts?.(event) === false ? undefined : hear(event))
    const options = { capture, passive }
    target.addEventListener(heard, listener, options)
    // An event that is over already is not missed.
    void hasPassed(target, heard).then((isPast) => isPast && !wasHeard && hear(new Event(name)))
    return () => target.removeEventListener(heard, listener, options)
  })
  return () => {
    end()
    cancel()
  }
}

/** `v-on` with every modifier that the editor offers. Listeners end with their element, those on window included. */
export function createOn(window: Window & typeof globalThis): Directive {
  const bringSpeech = createSpeech(window)
  const hasPassed = createAlready(window)
  return ({ el, exp, arg, modifiers = {}, get }) => {
    if (!arg || exp.trim() === '') return undefined
    const handler = handlerOf(exp, get)
    if (arg === 'vue:mounted') {
      queueMicrotask(() => handler())
      return undefined
    }
    if (arg === 'vue:unmounted') return () => void handler()
    const name = eventName(arg, modifiers)
    if (isSpeech(name)) bringSpeech()
    return listen({ el, name, modifiers, handler, hasPassed })
  }
}
