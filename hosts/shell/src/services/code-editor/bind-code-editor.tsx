import type { CodeEditorProps, ProjectsService } from '@pergola/contracts'
import { CodeEditor } from '@pergola/ui/code-editor'
import type { ScriptHelp } from '@pergola/ui/code-editor'
import type { CodeWorker } from '@pergola/workers/client'
import { createScriptWorker } from '@pergola/workers/scripts'
import { createLibraryTypings } from './library-typings.ts'

interface Helpers {
  readonly worker: CodeWorker
  readonly projects: Pick<ProjectsService, 'state' | 'readText'>
}

/** The editor of the interface kit with the workers' eyes. */
export function bindCodeEditor({ worker, projects }: Helpers) {
  const scripts = createScriptWorker()
  const typings = createLibraryTypings(projects)

  function helpFor(beside: CodeEditorProps['scripts']): ScriptHelp {
    const ask = async (text: string, at: number) => ({ text, at, beside: { ...(await typings()), ...beside?.() } })
    return {
      isReady: scripts.isReady,
      complete: async (text, at) => scripts.complete(await ask(text, at)),
      describe: async (text, at, label) => scripts.describe({ ...(await ask(text, at)), label }),
      hover: async (text, at) => scripts.hover(await ask(text, at)),
    }
  }

  function BoundCodeEditor({ fragment = false, scripts: beside, ...props }: CodeEditorProps) {
    const { language } = props
    const isChecked = language !== 'text'
    return (
      <CodeEditor
        {...props}
        check={isChecked ? async (text) => knownHere(await worker.check({ text, language, fragment })) : undefined}
        script={language === 'js' ? helpFor(beside) : undefined}
      />
    )
  }
  return { Editor: BoundCodeEditor, dispose: scripts.dispose }
}

/** What this browser knows is nobody's mistake, whatever the specifications say. */
function knownHere<Problem extends { readonly property?: string; readonly value?: string }>(
  problems: readonly Problem[],
): readonly Problem[] {
  return problems.filter(({ property, value = 'inherit' }) => property === undefined || !CSS.supports(property, value))
}
