import { pressCommand } from '@pergola/contracts'
import type { Damage } from '@pergola/contracts'
import { Button, IconButton } from '@pergola/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { Banner } from './banner.tsx'
import { damageMessages as messages } from './damage-messages.ts'

/** Nothing is given up unless the person says so. */
export function Damaged({ id, damage }: { id: string; damage: Damage }) {
  const { projects, dialogs, toasts, commands } = useShell().services
  const [busy, setBusy] = useState(false)

  async function repair() {
    const answer = await dialogs.confirm({
      title: messages.repairTitle,
      message: messages.repairQuestion(damage),
      confirmLabel: messages.repair,
      danger: true,
    })
    if (answer !== 'confirm') return
    setBusy(true)
    const outcome = await projects.repair(id)
    setBusy(false)
    if (outcome.ok) toasts.success(messages.repaired)
    else toasts.error(messages.notRepaired, outcome.detail)
  }

  return (
    <Banner tone="danger" text={messages.damaged(damage)}>
      <Button onClick={() => pressCommand(commands, 'project.export')}>{messages.export}</Button>
      <Button disabled={busy} onClick={() => void repair()}>
        {messages.repair}
      </Button>
    </Banner>
  )
}

/** Large files that have vanished; the rest of the project is whole and can be edited. */
export function Missing({ paths }: { paths: readonly string[] }) {
  const { projects, toasts } = useShell().services
  const [shown, setShown] = useState(true)
  if (!shown) return null

  async function leaveOut() {
    const outcome = await projects.removeFiles(paths)
    if (!outcome.ok) toasts.error(messages.notLeftOut, outcome.detail)
  }

  return (
    <Banner tone="warning" text={messages.missing(paths)}>
      <Button onClick={() => void leaveOut()}>{messages.leaveOut}</Button>
      <IconButton label={messages.dismiss} icon={<X />} onClick={() => setShown(false)} />
    </Banner>
  )
}
