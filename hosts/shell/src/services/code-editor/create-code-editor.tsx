import type { CodeEditorService, Dispose } from '@pergola/contracts'
import { Skeleton } from '@pergola/ui'
import { createCodeWorker } from '@pergola/workers/client'
import { lazy, Suspense } from 'react'

/** Both the editor and the worker behind it arrive when they are first used. */
export function createCodeEditor(): CodeEditorService & { readonly dispose: Dispose } {
  const worker = createCodeWorker()
  const View = lazy(async () => {
    const { bindCodeEditor } = await import('./bind-code-editor.tsx')
    return { default: bindCodeEditor(worker) }
  })
  return {
    Editor: (props) => (
      <Suspense fallback={<Skeleton height="100%" />}>
        <View {...props} />
      </Suspense>
    ),
    format: worker.format,
    dispose: worker.dispose,
  }
}
