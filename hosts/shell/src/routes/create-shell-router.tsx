import { routes } from '@pergola/contracts'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, useRouteError } from 'react-router-dom'
import { ErrorScreen } from '../chrome/error-screen/error-screen.tsx'
import { EditorRoute } from './editor-route.tsx'
import { FileBrowserRoute } from './file-browser-route.tsx'
import { Root } from './root.tsx'
import { WorkspaceRoute } from './workspace-route.tsx'

const PreviewRoute = lazy(async () => ({ default: (await import('./preview-route.tsx')).PreviewRoute }))

/** A bug that reached the router; the address is kept, the document starts anew. */
function RouteError() {
  return <ErrorScreen error={useRouteError()} onRetry={() => location.reload()} />
}

/** The editor's addresses share one element, so that changing the panel never touches the canvas. */
export const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      {
        path: routes.editor,
        element: <EditorRoute />,
        // The frame reads the address itself; `null` only says so to the router.
        children: ['', routes.addBlocks.slice(1), 'edite/*'].map((path) => ({ path, element: null })),
      },
      {
        path: routes.preview,
        element: (
          <Suspense>
            <PreviewRoute />
          </Suspense>
        ),
      },
      { path: routes.workspace, element: <WorkspaceRoute /> },
      { path: routes.fileBrowser, element: <FileBrowserRoute /> },
      { path: '*', element: <Navigate to={routes.editor} replace /> },
    ],
  },
]

export function createShellRouter() {
  return createBrowserRouter(routeObjects)
}
