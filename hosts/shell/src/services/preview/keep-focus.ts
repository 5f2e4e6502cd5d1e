import type { Dispose } from '@pergola/contracts'

/**
 * While a frame of another origin loads, Chromium can take the focus from the frame that has it and give it to nobody:
 * whoever types there would type into nothing. Until disposed, it goes back to the frame it was taken from.
 */
export function keepFocus(): Dispose {
  const heard = new AbortController()
  let holder = document.activeElement
  const hold = () => {
    holder = document.activeElement
  }

  // A person who presses beside everything means it; presses that are passed on from the canvas do not count.
  function press({ isTrusted }: Event) {
    if (isTrusted) holder = null
  }
  function giveBack() {
    const isTaken = document.activeElement === document.body && holder?.isConnected
    if (isTaken && holder instanceof HTMLIFrameElement) holder.focus({ preventScroll: true })
  }

  addEventListener('pointerdown', press, { signal: heard.signal, capture: true })
  addEventListener('focusin', hold, { signal: heard.signal })
  // The focus goes into a frame.
  addEventListener('blur', hold, { signal: heard.signal })
  // Afterwards: what is focused while the browser moves the focus is undone by the end of its move.
  addEventListener('focus', () => setTimeout(giveBack), { signal: heard.signal })
  return () => heard.abort()
}
