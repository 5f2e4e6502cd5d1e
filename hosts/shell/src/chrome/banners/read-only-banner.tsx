import { Button } from '@pergola/ui'
import { useState } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { Banner } from './banner.tsx'
import { messages } from './read-only-messages.ts'

/** Another tab writes; this one may take the project over. */
export function ReadOnly() {
  const { commands } = useShell().services
  const [busy, setBusy] = useState(false)

  async function takeOver() {
    setBusy(true)
    await commands.run('project.take-over').finally(() => setBusy(false))
  }

  return (
    <Banner tone="warning" text={messages.readOnly}>
      <Button disabled={busy} onClick={() => void takeOver()}>
        {messages.takeOver}
      </Button>
    </Banner>
  )
}
