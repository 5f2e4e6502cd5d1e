import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { BrowserRouter } from 'react-router-dom'
import { ErrorScreen } from './chrome/error-screen/error-screen.tsx'
import { ShellProvider } from './context/shell-context.tsx'
import type { Shell } from './context/shell.ts'
import { RemotesProvider } from './remotes/index.ts'
import { FollowRouter } from './routes/follow-router.tsx'
import { Root } from './routes/root.tsx'
import type { RouterAddress } from './services/router-address.ts'

export interface AppProps {
  shell: Shell
  address: RouterAddress
}

export function App({ shell, address }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={Uncaught}>
      <ShellProvider shell={shell}>
        <RemotesProvider remotes={shell.remotes}>
          <BrowserRouter>
            <FollowRouter address={address} />
            <Root />
          </BrowserRouter>
        </RemotesProvider>
      </ShellProvider>
    </ErrorBoundary>
  )
}

function Uncaught({ error, resetErrorBoundary }: FallbackProps) {
  return <ErrorScreen error={error} onRetry={resetErrorBoundary} />
}
