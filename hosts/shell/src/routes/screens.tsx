import { routes } from '@pergola/contracts'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyView } from '../lazy-import.ts'
import { EditorRoute } from './editor-route.tsx'
import { FileBrowserRoute } from './file-browser-route.tsx'
import { WorkspaceRoute } from './workspace-route.tsx'

const PreviewRoute = lazyView(async () => (await import('./preview-route.tsx')).PreviewRoute)

/** The editor's addresses share one element, so that changing the panel never touches the canvas. */
export function Screens() {
  return (
    <Suspense>
      <Routes>
        <Route path={routes.editor} element={<EditorRoute />}>
          {/* The frame reads the address itself; `null` only says so to the router. Strangers' panels are here, too. */}
          <Route index element={null} />
          <Route path={routes.addBlocks} element={null} />
          <Route path="/edite/*" element={null} />
        </Route>
        <Route path={routes.preview} element={<PreviewRoute />} />
        <Route path={routes.workspace} element={<WorkspaceRoute />} />
        <Route path={routes.fileBrowser} element={<FileBrowserRoute />} />
        <Route path="*" element={<Navigate to={routes.editor} replace />} />
      </Routes>
    </Suspense>
  )
}
