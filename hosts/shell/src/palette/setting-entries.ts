import { listSettings } from '@pergola/contracts/setting-table'
import { settingsPlace } from '../places/places.tsx'
import type { Shell } from '../context/shell.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { messages } from './messages.ts'

/** Every switch by the label that Settings shows, found by the name it is stored under as well; choosing one opens Settings at it. */
export function settingEntries({ remotes, services }: Shell): PaletteEntry[] {
  const { slot, title } = settingsPlace
  const isOpen = services.projects.state.getState().open !== null
  if (!isOpen || !(slot in remotes.state.getState().views)) return []
  return listSettings().map(({ name, label }) => ({
    id: `setting ${name}`,
    label,
    keywords: name.replaceAll('_', ' '),
    group: messages.setting,
    disabled: false,
    run: () => services.dialogs.open({ slot: 'modal:settings', title, argument: label }),
  }))
}
