import { Button, IconButton } from '@pergola/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { Banner } from './banner.tsx'
import { messages } from './restricted-messages.ts'

/** What holds for a project that came from outside, and what a person may allow it. */
export function Restricted({ id, loadsRemote }: { id: string; loadsRemote: boolean }) {
  const { window, services } = useShell()
  const [shown, setShown] = useState(true)
  if (!shown) return null
  const choose = async () => {
    const outcome = await services.projects.allowRemoteFiles?.(id, !loadsRemote)
    if (outcome && !outcome.ok) services.toasts.error(messages.notChosen(outcome.detail ?? outcome.failure))
  }
  return (
    <Banner tone="info" text={loadsRemote ? messages.restrictedRemote : messages.restricted}>
      {services.projects.allowRemoteFiles && (
        <Button title={loadsRemote ? messages.keepLocalHint : messages.loadRemoteHint} onClick={() => void choose()}>
          {loadsRemote ? messages.keepLocal : messages.loadRemote}
        </Button>
      )}
      <Button onClick={() => window.setState({ open: 'trust' })}>{messages.review}</Button>
      <IconButton label={messages.dismiss} icon={<X />} onClick={() => setShown(false)} />
    </Banner>
  )
}
