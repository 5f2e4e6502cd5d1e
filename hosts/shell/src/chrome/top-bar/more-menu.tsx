import { pressCommand } from '@pergola/contracts'
import { IconButton, Menu, type MenuEntry } from '@pergola/ui'
import { Ellipsis } from 'lucide-react'
import type { CommandInfo } from '@pergola/contracts'
import { useSyncExternalStore } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'

/** Rare tools, in sections. */
const sections: readonly (readonly string[])[] = [
  ['panel.styling', 'panel.add-blocks'],
  ['canvas.outline', 'canvas.reload', 'canvas.clear'],
  ['motions.run', 'motions.kill'],
  ['components.mount', 'components.edit'],
  ['canvas.zoom-fit', 'panels.hide', 'project.trust'],
  ['theme.system', 'theme.dark', 'theme.light'],
  ['palette.open', 'shortcuts.open'],
]

/** What the bar has no room for, and what is seldom wanted. */
export function MoreMenu() {
  const { services, watch } = useShell()
  const { commands } = services
  const names = sections.map((section) => section.filter((name) => commands.find(name)))
  useSyncExternalStore(watch, () => JSON.stringify(names.flat().map((name) => commands.find(name))))

  const entry = ({ name, label, keys, enabled, checked }: CommandInfo): MenuEntry => ({
    label,
    shortcut: keys[0],
    disabled: !enabled,
    checked,
    onSelect: () => pressCommand(commands, name),
  })
  const items = names
    .filter((section) => section.length > 0)
    .flatMap((section, index): MenuEntry[] => [
      ...(index > 0 ? (['separator'] as const) : []),
      ...section.flatMap((name) => {
        const found = commands.find(name)
        return found ? [entry(found)] : []
      }),
    ])

  return <Menu label={messages.more} items={items} trigger={<IconButton label={messages.more} icon={<Ellipsis />} />} />
}
