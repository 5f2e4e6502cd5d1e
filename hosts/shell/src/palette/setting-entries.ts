import { defaultSettings } from '@pergola/contracts'
import { settingsPlace } from '../chrome/panels/places.tsx'
import type { Shell } from '../compose/shell.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { messages } from './messages.ts'

/** Every switch by the name that Settings shows; choosing one opens Settings at it. */
export function settingEntries({ remotes, services }: Shell): PaletteEntry[] {
  const { slot, title } = settingsPlace
  const isOpen = services.projects.state.getState().open !== null
  if (!isOpen || !(slot in remotes.state.getState().views)) return []
  return Object.keys(defaultSettings()).map((name) => {
    const label = name.replaceAll('_', ' ')
    return {
      id: `setting ${name}`,
      label,
      group: messages.setting,
      disabled: false,
      run: () => services.dialogs.open({ slot: 'modal:settings', title, argument: label }),
    }
  })
}
