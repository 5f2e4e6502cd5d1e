type Handler = (event?: Event) => unknown

const usual = 250

/** `debounce.500ms`; without a time, the usual one. */
function delayOf(modifiers: Readonly<Record<string, true>>): number {
  const given = Object.keys(modifiers).find((name) => /^\d+(?:ms)?$/.test(name))
  return given === undefined ? usual : Number.parseInt(given, 10)
}

/** `debounce` runs once after the last call, `throttle` at once and then not again for a while. */
export function paced(
  handler: Handler,
  modifiers: Readonly<Record<string, true>>,
): { run: Handler; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const delay = delayOf(modifiers)
  if (modifiers['debounce']) {
    const run = (event?: Event) => {
      cancel()
      timer = setTimeout(() => handler(event), delay)
    }
    return { run, cancel }
  }
  if (!modifiers['throttle']) return { run: handler, cancel }
  let resting = false
  const run = (event?: Event) => {
    if (resting) return
    resting = true
    timer = setTimeout(() => {
      resting = false
    }, delay)
    handler(event)
  }
  return { run, cancel }
}
