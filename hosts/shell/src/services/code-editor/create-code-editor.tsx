import { combine } from '@pergola/contracts'
import type { CodeEditorService, Dispose, ProjectsService } from '@pergola/contracts'
import { Skeleton } from '@pergola/ui'
import type { CodeWorker } from '@pergola/workers/client'
import { Suspense } from 'react'
import { lazyView } from '../../lazy-import.ts'

interface CodeEditorInput {
  readonly worker: CodeWorker
  readonly projects: Pick<ProjectsService, 'state' | 'readText'>
}

/** The editor arrives when it is first used. */
export function createCodeEditor(input: CodeEditorInput): CodeEditorService & { readonly dispose: Dispose } {
  const ends: Dispose[] = []
  const View = lazyView(async () => {
    const { bindCodeEditor } = await import('./bind-code-editor.tsx')
    const { Editor, dispose } = bindCodeEditor(input)
    ends.push(dispose)
    return Editor
  })
  return {
    Editor: (props) => (
      <Suspense fallback={<Skeleton height="100%" />}>
        <View {...props} />
      </Suspense>
    ),
    format: input.worker.format,
    check: (text, language) => input.worker.check({ text, language, fragment: false }),
    dispose: () => combine(...ends)(),
  }
}
