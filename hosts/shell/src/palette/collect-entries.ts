import { pressCommand } from '@pergola/contracts'
import type { CommandInfo } from '@pergola/contracts'
import { selectPage } from '../commands/select-page.ts'
import { goToPlace } from '../places/go-to-place.ts'
import { isBuiltIn, railPlaces, settingsPlace } from '../places/places.tsx'
import type { Shell } from '../context/shell.ts'
import { blockEntries } from './block-entries.ts'
import { elementEntries } from './element-entries.ts'
import { messages } from './messages.ts'
import { settingEntries } from './setting-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'

export function collectEntries(shell: Shell): readonly PaletteEntry[] {
  return [
    ...commandEntries(shell),
    ...pageEntries(shell),
    ...windowEntries(shell),
    ...settingEntries(shell),
    ...blockEntries(shell),
    ...elementEntries(shell.remotes.services.canvas),
  ]
}

/** What is wanted most often stands first while nothing is typed. */
const groupOrder = ['Element', 'Page', 'Project', 'Canvas', 'Panels', 'View', 'Help']

function rankOf({ enabled, group }: CommandInfo): number {
  const place = groupOrder.indexOf(group)
  return (enabled ? 0 : groupOrder.length + 1) + (place === -1 ? groupOrder.length : place)
}

function commandEntries({ services }: Shell): PaletteEntry[] {
  const { commands } = services
  return commands
    .list()
    .filter(({ name }) => name !== 'palette.open')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ name, label, keywords, group, keys, enabled }) => ({
      id: `command ${name}`,
      label,
      keywords,
      group,
      shortcut: keys[0],
      disabled: !enabled,
      run: () => pressCommand(commands, name),
    }))
}

function pageEntries(shell: Shell): PaletteEntry[] {
  const pages = shell.services.projects.state.getState().open?.project.pages ?? {}
  return Object.values(pages)
    .filter((page) => !page.hidden)
    .map(({ name }) => ({
      id: `page ${name}`,
      label: name,
      group: messages.page,
      disabled: false,
      run: () => void selectPage(shell, name),
    }))
}

function windowEntries(shell: Shell): PaletteEntry[] {
  const { views, panels } = shell.remotes.state.getState()
  const open = shell.services.projects.state.getState().open !== null
  const modals = [...railPlaces, settingsPlace].filter(({ slot }) => slot.startsWith('modal:'))
  const guests = panels.filter(({ slot }) => !isBuiltIn(slot))
  // Most windows are opened by a command of the same name, which stands in the list already.
  const commands = new Set(shell.services.commands.list().map(({ label }) => label))
  return [...modals, ...guests]
    .filter(({ slot, title }) => open && slot in views && !commands.has(title))
    .map(({ slot, title }) => ({
      id: `place ${slot}`,
      label: title,
      group: messages.place,
      disabled: false,
      run: () => goToPlace(shell, slot, title),
    }))
}
