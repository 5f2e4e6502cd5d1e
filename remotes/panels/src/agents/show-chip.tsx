import { createRoot } from 'react-dom/client'
import { AgentChip } from './agent-chip.tsx'
import type { AgentSession } from './agent-session.ts'

/** Above everything, wherever the person is in the editor, until the session ends. */
export function showChip(session: AgentSession): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(<AgentChip session={session} />)
  session.signal.addEventListener('abort', () => {
    root.unmount()
    host.remove()
  })
}
