import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { ErrorScreen } from './chrome/error-screen/error-screen.tsx'
import { ShellProvider } from './compose/shell-context.tsx'
import type { Shell } from './compose/shell.ts'
import { RemotesProvider } from './remotes/index.ts'

export interface AppProps {
  shell: Shell
  router: ReturnType<typeof createBrowserRouter>
}

export function App({ shell, router }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={Uncaught}>
      <ShellProvider shell={shell}>
        <RemotesProvider remotes={shell.remotes}>
          <RouterProvider router={router} />
        </RemotesProvider>
      </ShellProvider>
    </ErrorBoundary>
  )
}

function Uncaught({ error, resetErrorBoundary }: FallbackProps) {
  return <ErrorScreen error={error} onRetry={resetErrorBoundary} />
}
