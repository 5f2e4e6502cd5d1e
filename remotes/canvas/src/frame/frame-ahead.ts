import { openControlledFrame } from './frame-document.ts'

interface FrameAhead {
  /** Opens a frame before there is a page for it: its empty document comes while the project is still being opened. */
  begin(host: HTMLElement): void
  /** The frame begun for this host, or a new one. Null when the signal has given it up meanwhile. */
  take(host: HTMLElement, signal: AbortSignal): Promise<HTMLIFrameElement | null>
  /** Takes away what nobody has taken. */
  end(): void
}

interface Begun {
  readonly host: HTMLElement
  readonly end: AbortController
  readonly opening: Promise<HTMLIFrameElement | null>
}

export function createFrameAhead(): FrameAhead {
  let begun: Begun | null = null

  function end(): void {
    const left = begun
    begun = null
    left?.end.abort()
    void left?.opening.then((element) => element?.remove())
  }

  return {
    begin(host) {
      end()
      const leaving = new AbortController()
      begun = { host, end: leaving, opening: openControlledFrame(host, leaving.signal) }
    },
    async take(host, signal) {
      if (begun?.host !== host) return openControlledFrame(host, signal)
      const { opening } = begun
      begun = null
      const element = await opening
      if (!signal.aborted) return element
      element?.remove()
      return null
    },
    end,
  }
}
