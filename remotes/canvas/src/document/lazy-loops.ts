import { componentMarkers } from '@pergola/contracts'
import type { FollowEdits } from '@pergola/site/document'
import { withAttribute } from '@pergola/site/html'
import type { KeptPage } from '@pergola/site/loops'

export interface LazyLoops {
  readonly follow: FollowEdits
  /** Has arrived, if one of these texts has a looper; without a network they do without. */
  arrived(texts: readonly (string | null)[]): Promise<void>
}

/**
 * What edits of loops bring with them. Few pages have one, so the code comes with those that do: as they open, or with their
 * first looper, which has to be told of its list before there is anything to keep.
 */
export function keepLoopsLazily(kept: KeptPage): LazyLoops {
  let keep: FollowEdits | null = null
  let asked: Promise<void> | null = null

  async function bring(): Promise<void> {
    const { keepLoops } = await import('@pergola/site/loops')
    keep = keepLoops(kept)
  }

  function ask(): Promise<void> {
    // Without a network the next edit asks again.
    asked ??= bring().catch(() => {
      asked = null
    })
    return asked
  }

  const { document, file } = kept
  if (document.text(file)?.includes(componentMarkers.looper)) void ask()
  return {
    async arrived(texts) {
      if (!keep && texts.some((text) => text?.includes(componentMarkers.looper))) await ask()
    },
    follow(changes, apply) {
      if (keep) keep(changes, apply)
      // Only what came can be the first; a page that is another text is read when there is time for it.
      else if (changes.every(({ type }) => type !== 'file') && changes.some(({ type }) => type === 'inserted')) {
        if (withAttribute(document.html(file), componentMarkers.looper).length > 0) void ask()
      }
    },
  }
}
