import { createRoot } from 'react-dom/client'
import { createRemotes, RemotesProvider, RemoteView } from './remotes/index.ts'

const remotes = createRemotes({ services: {} })
void remotes.start()

const root = document.getElementById('root')
if (!root) throw new Error('main: index.html has no #root')
createRoot(root).render(
  <RemotesProvider remotes={remotes}>
    <RemoteView slot="screen:workspace" />
  </RemotesProvider>,
)
