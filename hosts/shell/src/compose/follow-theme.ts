import type { Dispose, SettingsService } from '@pergola/contracts'

/** Dark or light by choice; by the system's preference where nothing is chosen. */
export function followTheme(settings: Pick<SettingsService, 'state'>): Dispose {
  const root = document.documentElement
  function apply() {
    const { theme } = settings.state.getState()
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }
  apply()
  return settings.state.subscribe(apply)
}
