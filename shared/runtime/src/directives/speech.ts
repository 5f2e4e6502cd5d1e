interface Recognition extends EventTarget {
  start(): void
}

/** The start of a recognition brings these to the window. */
const events = ['speechstart', 'speechend', 'result', 'nomatch']

/**
 * A recognition tells of itself alone, and no element can be one: what the page's code starts is told on the window as
 * well. Once for a window, and only where something wants to hear it.
 */
export function createSpeech(window: Window & typeof globalThis): () => void {
  let isBrought = false
  function tell(event: Event): void {
    // The same event cannot be told twice; its own kind takes it for what the new one says.
    const Kind = event.constructor as typeof Event
    window.dispatchEvent(new Kind(event.type, event))
  }
  return () => {
    if (isBrought) return
    isBrought = true
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      const kind = (window as unknown as Record<string, { prototype: Recognition } | undefined>)[name]
      if (kind) bring(kind.prototype)
    }
  }
  function bring(prototype: Recognition): void {
    const { start } = prototype
    prototype.start = function startTold(this: Recognition, ...given: []) {
      for (const name of events) this.addEventListener(name, tell)
      return start.apply(this, given)
    }
  }
}
