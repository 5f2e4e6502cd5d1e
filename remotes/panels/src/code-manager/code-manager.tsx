import { useStore } from 'zustand'
import type { Page } from '@pergola/contracts'
import { EmptyState } from '@pergola/ui'
import { CodeTabsEditor } from './code-tabs-editor.tsx'
import { messages } from './messages.ts'
import type { CodeManagerProps } from './code-manager-props.ts'

/** The code of the open page. Another page is another manager: its drafts go with it. */
export function CodeManager({ codeEditor, ...services }: CodeManagerProps) {
  const name = useStore(services.canvas.state, (state) => state.document?.pageName ?? '')
  const page = useStore(services.projects.state, (state): Page | undefined => state.open?.project.pages[name])
  if (!page || !codeEditor) return <EmptyState title={messages.unavailable} />
  return <CodeTabsEditor key={name} {...services} codeEditor={codeEditor} page={page} />
}
