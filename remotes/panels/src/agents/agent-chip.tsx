import { Button } from '@pergola/ui'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import styles from './agent-chip.module.css'
import type { AgentSession } from './agent-session.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { messages } from './messages.ts'

/** Says while agents are allowed who works, on what, and stops them. */
export function AgentChip({ session, startsOpen }: { session: AgentSession; startsOpen: boolean }) {
  const { working, steps, client } = useStore(session.state)
  const [isConnecting, setConnecting] = useState(startsOpen)
  const waiting = session.isReader ? messages.waitingToRead(session.project) : messages.waiting(session.project)
  return (
    <section className={styles.chip} aria-label={messages.chip}>
      <Bot size={16} aria-hidden />
      <output className={styles.said}>{working === null ? waiting : messages.working(working, client)}</output>
      {steps > 0 && (
        <Button variant="ghost" onClick={() => session.undoAll()}>
          {messages.undoAll(steps)}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setConnecting(true)}>
        {messages.connect}
      </Button>
      <Button onClick={() => session.stop()}>{messages.stop}</Button>
      {isConnecting && <ConnectDialog session={session} onClose={() => setConnecting(false)} />}
    </section>
  )
}
