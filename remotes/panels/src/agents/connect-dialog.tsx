import { Button, Dialog, TextField } from '@pergola/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { AgentSession } from './agent-session.ts'
import { connectServer } from './connect-server.ts'
import type { ConnectionPhase, ServerConnection } from './connect-server.ts'
import { messages } from './messages.ts'

const looking = createStore<ConnectionPhase>(() => 'connecting')

/** Shows what a client of the Model Context Protocol needs to work in this tab, and makes the key for it. */
export function ConnectDialog({ session, onClose }: { session: AgentSession; onClose: () => void }) {
  const [connection, setConnection] = useState<ServerConnection | null>(null)
  const [copied, setCopied] = useState<string | null>(null)
  const phase = useStore(connection?.phase ?? looking)
  useEffect(() => void connectServer(session).then(setConnection), [session])

  async function copy(settings: string) {
    try {
      await navigator.clipboard.writeText(settings)
      setCopied(messages.copied)
    } catch {
      setCopied(messages.copyFailed)
    }
  }

  const isThere = connection !== null && phase === 'connected'
  const state = phase === 'missing' ? messages.noServer : messages.connecting
  return (
    <Dialog
      open
      title={messages.connectTitle}
      width="520px"
      onClose={onClose}
      description={isThere ? messages.connectHow : state}
      footer={
        <>
          <output>{copied}</output>
          <Button onClick={onClose}>{messages.close}</Button>
          {isThere && (
            <Button variant="primary" onClick={() => void copy(connection.settings)}>
              {messages.copy}
            </Button>
          )}
        </>
      }
    >
      {isThere && (
        <TextField
          label={messages.settings}
          value={connection.settings}

          multiline
          code
          rows={12}
          readOnly
        />
      )}
    </Dialog>
  )
}
