import type { CodeEditorProps } from '@pergola/contracts'
import { CodeEditor } from '@pergola/ui/code-editor'
import type { CodeWorker } from '@pergola/workers/client'

/** The editor of the interface kit with the worker's eyes. */
export function bindCodeEditor(worker: CodeWorker) {
  return function BoundCodeEditor({ fragment = false, ...props }: CodeEditorProps) {
    const { language } = props
    const isChecked = language !== 'text' && language !== 'json'
    return (
      <CodeEditor
        {...props}
        check={isChecked ? async (text) => knownHere(await worker.check({ text, language, fragment })) : undefined}
      />
    )
  }
}

/** A property that this browser knows is nobody's mistake, whatever the specifications say. */
function knownHere<Problem extends { readonly property?: string }>(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ property }) => property === undefined || !CSS.supports(property, 'inherit'))
}
