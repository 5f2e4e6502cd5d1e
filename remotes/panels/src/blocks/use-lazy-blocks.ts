import { useCallback, useEffect, useState } from 'react'
import type { CanvasService } from '@pergola/contracts'

export interface LazyBlocks {
  readonly sections: 'coming' | 'here' | 'missing'
  readonly onRetry: () => void
}

/** Has the ready sections come once they are asked for. */
export function useLazyBlocks(canvas: Pick<CanvasService, 'loadBlocks'>, wantsSections: boolean): LazyBlocks {
  const [sections, setSections] = useState<LazyBlocks['sections']>('coming')

  const load = useCallback(() => {
    const loading = canvas.loadBlocks?.('sections') ?? Promise.resolve({ ok: false })
    void loading.then(({ ok }) => setSections(ok ? 'here' : 'missing'))
  }, [canvas])

  useEffect(() => {
    if (wantsSections) load()
  }, [wantsSections, load])

  function onRetry() {
    setSections('coming')
    load()
  }

  return { sections, onRetry }
}
