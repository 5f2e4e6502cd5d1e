import type { CodeEditorService } from '@pergola/contracts'
import { Skeleton } from '@pergola/ui'
import type { CodeWorker } from '@pergola/workers/client'
import { lazy, Suspense } from 'react'

/** The editor arrives when it is first used. */
export function createCodeEditor(worker: CodeWorker): CodeEditorService {
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
  }
}
