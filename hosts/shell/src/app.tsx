import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { ErrorScreen } from './chrome/error-screen/error-screen.tsx'
import { ShellProvider } from './compose/shell-context.tsx'
import type { Shell } from './compose/shell.ts'
import { RemotesProvider } from './remotes/index.ts'
import { Root } from './routes/root.tsx'

export interface AppProps {
  shell: Shell
}

export function App({ shell }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={Uncaught}>
      <ShellProvider shell={shell}>
        <RemotesProvider remotes={shell.remotes}>
          <Root />
        </RemotesProvider>
      </ShellProvider>
    </ErrorBoundary>
  )
}

function Uncaught({ error, resetErrorBoundary }: FallbackProps) {
  return <ErrorScreen error={error} onRetry={resetErrorBoundary} />
}
