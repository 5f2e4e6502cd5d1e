import { createRoot } from 'react-dom/client'
import { AgentChip } from './agent-chip.tsx'
import type { AgentSession } from './agent-session.ts'

/** Above everything, wherever the person is in the editor, until the session ends. It may start with how to connect. */
export function showChip(session: AgentSession, isConnecting: boolean): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(<AgentChip session={session} startsOpen={isConnecting} />)
  session.signal.addEventListener('abort', () => {
    root.unmount()
    host.remove()
  })
}
