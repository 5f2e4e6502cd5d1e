import { pressCommand } from '@pergola/contracts'
import { IconButton } from '@pergola/ui'
import type { ReactNode } from 'react'
import { useCommand, useShell } from '../context/shell-context.tsx'

export interface CommandButtonProps {
  name: string
  icon: ReactNode
  /** The command's own label when absent. */
  label?: string
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left'
}

/** Nothing while nobody has registered the command. */
export function CommandButton({ name, icon, label, tooltipSide }: CommandButtonProps) {
  const { services } = useShell()
  const command = useCommand(name)
  if (!command) return null
  return (
    <IconButton
      label={label ?? command.label}
      icon={icon}
      shortcut={command.keys[0]}
      disabled={!command.enabled}
      pressed={command.checked}
      tooltipSide={tooltipSide}
      onClick={() => pressCommand(services.commands, name)}
    />
  )
}
