import { use } from 'react'
import type * as floats from './floats.ts'

type Floats = typeof floats

/**
 * The floating parts weigh more than all others together and nothing floats before somebody does something: they are
 * loaded at the first press, when something has to open, or when the owner of the page says that it stands.
 */
function createFloatsLoad() {
  const load = { started: false, arrive: (_floats: Floats) => {} }
  const arrival = new Promise<Floats>((resolve) => {
    load.arrive = resolve
  })

  function start(): void {
    if (load.started) return
    load.started = true
    import('./floats.ts').then(load.arrive, (error: unknown) => {
      console.error(error)
      // Whatever needs them next asks again; until then what is closed stays closed.
      load.started = false
    })
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, capture: true })
  return { arrival, start }
}

const { arrival, start } = createFloatsLoad()

/** Suspends until the floating parts are there; it asks for them when something is to open. */
export function useFloats(needed: boolean): Floats {
  if (needed) start()
  return use(arrival)
}

export const loadFloats = start
