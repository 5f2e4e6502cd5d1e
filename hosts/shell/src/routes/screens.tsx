import { routes } from '@pergola/contracts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../compose/shell-context.tsx'
import { EditorRoute } from './editor-route.tsx'
import { FileBrowserRoute } from './file-browser-route.tsx'
import { GoTo } from './go-to.tsx'
import { WorkspaceRoute } from './workspace-route.tsx'

const PreviewRoute = lazy(async () => ({ default: (await import('./preview-route.tsx')).PreviewRoute }))

/** Each panel of the editor has an address, those of strangers included. */
const isEditor = (path: string) => path === routes.editor || path === routes.addBlocks || path.startsWith('/edite/')

/** The editor's addresses share one element, so that changing the panel never touches the canvas. */
function screenAt(path: string): ReactNode {
  if (isEditor(path)) return <EditorRoute />
  if (path === routes.preview) return <PreviewRoute />
  if (path === routes.workspace) return <WorkspaceRoute />
  if (path === routes.fileBrowser) return <FileBrowserRoute />
  return <GoTo path={routes.editor} />
}

export function Screens() {
  const { navigation } = useShell().services
  const path = useStore(navigation.state, (state) => state.path)
  return <Suspense>{screenAt(path)}</Suspense>
}
