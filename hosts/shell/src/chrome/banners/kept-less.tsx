import { pressCommand } from '@pergola/contracts'
import type { ProjectsState } from '@pergola/contracts'
import { Button, IconButton } from '@pergola/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { Banner } from './banner.tsx'
import { keptLessMessages as messages } from './kept-less-messages.ts'

/** Nothing is in danger, but something is gone that was promised: old versions, or the second copy of a save. */
export function KeptLess() {
  const { projects, commands } = useShell().services
  const kind = useStore(projects.state, lossOf)
  const [dismissed, setDismissed] = useState<typeof kind>(null)
  // Whoever has read of one loss has not read of another.
  if (kind === null || kind === dismissed) return null
  return (
    <Banner tone="warning" text={messages[kind]}>
      <Button onClick={() => pressCommand(commands, 'project.export')}>{messages.export}</Button>
      <IconButton label={messages.dismiss} icon={<X />} onClick={() => setDismissed(kind)} />
    </Banner>
  )
}

function lossOf({ gaveWay, unkept, missingCopy, refused }: ProjectsState) {
  if (refused) return null
  return missingCopy ?? (unkept ? 'unkept' : gaveWay ? 'gaveWay' : null)
}
