import { routes } from '@pergola/contracts'
import { useStore } from 'zustand'
import { EditorFrame } from '../chrome/editor-frame.tsx'
import { useShell } from '../context/shell-context.tsx'
import { Navigate } from 'react-router-dom'

/** Without a current project there is nothing to edit: back to the workspace. */
export function EditorRoute() {
  const { navigation } = useShell().services
  const projectId = useStore(navigation.state, (state) => state.projectId)
  if (projectId === null) return <Navigate to={routes.workspace} replace />
  return <EditorFrame />
}
