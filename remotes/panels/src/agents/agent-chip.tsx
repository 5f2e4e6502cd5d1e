import { Button } from '@pergola/ui'
import { Bot } from 'lucide-react'
import { useStore } from 'zustand'
import styles from './agent-chip.module.css'
import type { AgentSession } from './agent-session.ts'
import { messages } from './messages.ts'

/** Says while agents are allowed who works, on what, and stops them. */
export function AgentChip({ session }: { session: AgentSession }) {
  const { working, steps } = useStore(session.state)
  const waiting = session.isReader ? messages.waitingToRead(session.project) : messages.waiting(session.project)
  return (
    <section className={styles.chip} aria-label={messages.chip}>
      <Bot size={16} aria-hidden />
      <output className={styles.said}>{working === null ? waiting : messages.working(working)}</output>
      {steps > 0 && (
        <Button variant="ghost" onClick={() => session.undoAll()}>
          {messages.undoAll(steps)}
        </Button>
      )}
      <Button onClick={() => session.stop()}>{messages.stop}</Button>
    </section>
  )
}
