import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CanvasService } from '@pergola/contracts'

export interface LazyBlocks {
  readonly sections: 'coming' | 'here' | 'missing'
  readonly onRetry: () => void
}

/** Has the ready sections come once they are asked for, and what they have to know of each page that is opened. */
export function useLazyBlocks(canvas: Pick<CanvasService, 'loadBlocks' | 'state'>, wantsSections: boolean): LazyBlocks {
  const [sections, setSections] = useState<LazyBlocks['sections']>('coming')

  const load = useCallback(
    (_page?: string) => {
      const loading = canvas.loadBlocks?.('sections') ?? Promise.resolve({ ok: false })
      void loading.then(({ ok }) => setSections(ok ? 'here' : 'missing'))
    },
    [canvas],
  )

  const page = useStore(canvas.state, (state) => state.document?.pageName)
  useEffect(() => {
    if (wantsSections) load(page)
  }, [wantsSections, load, page])

  function onRetry() {
    setSections('coming')
    load()
  }

  return { sections, onRetry }
}
