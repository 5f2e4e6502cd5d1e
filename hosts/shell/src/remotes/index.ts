export { createRemotes, type Remotes } from './create-remotes.ts'
export { RemoteView } from './remote-view.tsx'
export { RemotesProvider } from './remotes-context.tsx'
export type { RemoteFailure, RemotePhase, RemotesState, RemoteStatus } from './remote-status.ts'
