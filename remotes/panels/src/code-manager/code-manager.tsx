import { useStore } from 'zustand'
import type { CanvasService, DialogsService, Page, ProjectsService, SettingsService } from '@pergola/contracts'
import type { ClassFinderService, CodeEditorService, ToastsService } from '@pergola/contracts'
import { EmptyState } from '@pergola/ui'
import { CodeTabsEditor } from './code-tabs-editor.tsx'
import { messages } from './messages.ts'

export interface CodeManagerProps {
  canvas: CanvasService
  projects: ProjectsService
  settings: SettingsService
  toasts: ToastsService
  dialogs: DialogsService
  codeEditor?: CodeEditorService
  classFinder?: ClassFinderService
  close: () => void
}

/** The code of the open page. Another page is another manager: its drafts go with it. */
export function CodeManager({ codeEditor, ...services }: CodeManagerProps) {
  const name = useStore(services.canvas.state, (state) => state.document?.pageName ?? '')
  const page = useStore(services.projects.state, (state): Page | undefined => state.open?.project.pages[name])
  if (!page || !codeEditor) return <EmptyState title={messages.unavailable} />
  return <CodeTabsEditor key={name} {...services} codeEditor={codeEditor} page={page} />
}
