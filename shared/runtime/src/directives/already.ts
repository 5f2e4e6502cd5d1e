/** From which `readyState` on a player has told this. */
const told: Readonly<Record<string, number>> = {
  loadedmetadata: 1,
  durationchange: 1,
  loadeddata: 2,
  canplay: 3,
  canplaythrough: 4,
}

function ofPage(target: EventTarget, name: string): boolean {
  const { readyState } = document
  if (target === window) return name === 'load' && readyState === 'complete'
  if (target !== document) return false
  return name === 'DOMContentLoaded'
    ? readyState !== 'loading'
    : name === 'readystatechange' && readyState === 'complete'
}

async function ofPicture(picture: HTMLImageElement, name: string): Promise<boolean> {
  const { complete, currentSrc } = picture
  if (!complete || currentSrc === '' || (name !== 'load' && name !== 'error')) return false
  // Sizes do not tell: a drawing may well have none of its own.
  const outcome = await picture.decode().then(
    () => 'load',
    () => 'error',
  )
  return outcome === name && picture.currentSrc === currentSrc
}

const framed = 'iframe:not([loading="lazy"]), object, embed'

/**
 * Frames and the like say nothing of themselves afterwards: what they tell is kept while the page loads. The page waits
 * for them, so those in it have loaded when it has, or failed.
 */
function watchLoaders({ document, addEventListener }: Window): (target: EventTarget, name: string) => boolean {
  const over = { load: new WeakSet<EventTarget>(), error: new WeakSet<EventTarget>() }
  const keep = ({ target, type }: Event) => {
    if (target && document.readyState !== 'complete') over[type as keyof typeof over].add(target)
  }
  for (const name of Object.keys(over)) document.addEventListener(name, keep, { capture: true })
  const keepAll = () => {
    for (const one of document.querySelectorAll(framed)) if (!over.error.has(one)) over.load.add(one)
  }
  // Before the commands start, which wait for the same event.
  addEventListener('load', keepAll, { once: true })
  return (target, name) =>
    (name === 'load' && isFilled(target)) || ((name === 'load' || name === 'error') && over[name].has(target))
}

/** No page waits for a lazy frame, and one may be there before anybody hears. What is of another origin does not tell. */
function isFilled(target: EventTarget): boolean {
  const shown = target instanceof HTMLIFrameElement ? target.contentDocument : null
  return shown?.readyState === 'complete' && shown.URL !== 'about:blank'
}

/**
 * Whether an event was over before anybody listened: commands start at the end of the page, or when all of it is loaded.
 * A picture may have come before that, as the browser still had it.
 */
export function createAlready(window: Window): (target: EventTarget, name: string) => Promise<boolean> {
  const wasTold = watchLoaders(window)
  return async (target, name) => {
    if (target instanceof HTMLImageElement) return ofPicture(target, name)
    if (!(target instanceof HTMLMediaElement)) return wasTold(target, name) || ofPage(target, name)
    return name === 'error' ? target.error !== null : target.readyState >= (told[name] ?? Infinity)
  }
}
