import type { LiveFailed, LivePlaced, LiveReady, LiveScroll, LiveShow, LiveUnfit } from '@pergola/contracts'

/** An element that the engine takes out and puts back is looked for where it stands. */
function regionOf(scope: Element): Element {
  let at = scope
  while (
    at.parentElement &&
    at !== document.body &&
    ['v-if', 'v-else', 'v-else-if', 'v-for'].some((name) => at.hasAttribute(name))
  )
    at = at.parentElement
  return at
}

/** A list that did not come looks like an empty one: whoever watches the run is told, what asked for it sees no difference. */
function watchRequests(editor: Window): void {
  const ask = window.fetch
  function tell(status: number): void {
    const failed: LiveFailed = { kind: 'pergola-live:failed', status }
    editor.postMessage(failed, '*')
  }
  window.fetch = async (...request) => {
    const answer = await ask(...request).catch((problem: unknown) => {
      if (!(problem instanceof DOMException)) tell(0)
      throw problem
    })
    if (answer.ok) {
      const read = answer.json.bind(answer)
      answer.json = () =>
        read().catch((problem: unknown) => {
          if (!(problem instanceof DOMException)) tell(answer.status)
          throw problem
        })
    } else if (answer.type !== 'opaque') tell(answer.status)
    return answer
  }
}

/** Loopers say on the console what they cannot use; visitors see the text for a failure, and so does who watches the run. */
function watchLoopers(editor: Window): void {
  const { error } = console
  const unfit: LiveUnfit = { kind: 'pergola-live:unfit' }
  console.error = (...said: unknown[]) => {
    error.apply(console, said)
    const [problem] = said
    if (problem instanceof TypeError && /^No list\b/.test(problem.message)) editor.postMessage(unfit, '*')
  }
}

/** Helper of a page that the editor lays over its canvas: keeps the scroll the same and tells where the element stands. */
function followEditor(editor: Window): void {
  // Read before the engine starts: it takes the attributes away.
  const regions = [...document.querySelectorAll('[v-scope]')].map(regionOf)
  let shown: LiveShow | null = null
  let told = ''

  function tell(): void {
    if (!shown) return
    const region = shown.scope === null ? null : regions[shown.scope]
    const box = region?.isConnected ? region.getBoundingClientRect() : null
    const placed: LivePlaced = {
      kind: 'pergola-live:placed',
      scroll: { x: scrollX, y: scrollY },
      place: box && { x: box.x, y: box.y, width: box.width, height: box.height },
    }
    const text = JSON.stringify(placed)
    // The editor's origin is not known here, and nothing in this is a secret.
    if (text !== told) editor.postMessage(placed, '*')
    told = text
    requestAnimationFrame(tell)
  }

  const ready: LiveReady = { kind: 'pergola-live:ready' }
  addEventListener('message', ({ source, data }: MessageEvent<LiveShow | LiveScroll | null>) => {
    if (source !== editor || data === null) return
    if (data.kind === 'pergola-live:scroll') scrollTo({ left: data.x, top: data.y, behavior: 'instant' })
    if (data.kind !== 'pergola-live:show') return
    const isFirst = shown === null
    shown = data
    scrollTo({ left: shown.scroll.x, top: shown.scroll.y, behavior: 'instant' })
    if (isFirst) tell()
  })
  editor.postMessage(ready, '*')
}

if (parent !== window) {
  watchRequests(parent)
  watchLoopers(parent)
  followEditor(parent)
}
