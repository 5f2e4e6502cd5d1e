import { fail, succeed, type CanvasService, type Dispose } from '@pergola/contracts'
import type { CanvasCore } from './canvas-core.ts'
import { lazyPart } from './lazy-part.ts'
import type { AnimationTiming, playAnimation } from './play-animation.ts'

/** What plays comes with the first animation, which begins once it is there, unless it was ended before. */
export function createPlayback(core: CanvasCore): Pick<CanvasService, 'playAnimation'> {
  const lazy = lazyPart(() => import('./play-animation.ts'))

  function playLater(name: string, timing: AnimationTiming): Dispose {
    let end: Dispose | null = null
    let isWanted = true
    const begin = (part: { readonly playAnimation: typeof playAnimation }) => {
      const played = isWanted ? part.playAnimation(core, name, timing) : null
      if (played?.ok) end = played.value
    }
    // Without its code nothing plays; the next one asks again.
    lazy.load().then(begin, () => undefined)
    return () => {
      isWanted = false
      end?.()
    }
  }

  return {
    playAnimation(name, timing) {
      const part = lazy.now()
      if (part) return part.playAnimation(core, name, timing)
      if (!core.frame || core.store.getState().selected === null) return fail('node-missing')
      return succeed(playLater(name, timing))
    },
  }
}
