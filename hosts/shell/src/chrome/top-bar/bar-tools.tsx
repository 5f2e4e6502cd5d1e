import { pressCommand } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import { CloudUpload } from 'lucide-react'
import { useCommand, useShell } from '../../context/shell-context.tsx'
import { MoreMenu } from './more-menu.tsx'

function PublishButton() {
  const { commands } = useShell().services
  const command = useCommand('project.publish')
  if (!command) return null
  return (
    <IconButton
      label={command.label}
      icon={<CloudUpload />}
      disabled={!command.enabled}
      onClick={() => pressCommand(commands, command.name)}
    />
  )
}

/** The end of the bar: the first page does without it, so its code comes after. */
export function BarTools() {
  return (
    <>
      <PublishButton />
      <MoreMenu />
    </>
  )
}
