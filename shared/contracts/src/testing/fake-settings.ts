import { defaultSettings } from '../records/project-settings.ts'
import type { ProjectSettings, SettingName } from '../records/project-settings.ts'
import type { SettingsService, SettingsState } from '../services/settings.ts'
import { createState } from './create-state.ts'

/** With `own`, a project is open and `set` is about it. */
export function createFakeSettings(
  changed: Partial<ProjectSettings> = {},
  own: Partial<ProjectSettings> | null = null,
): SettingsService {
  const defaults = { ...defaultSettings(), ...changed }
  const state = createState<SettingsState>({ settings: { ...defaults, ...own }, theme: 'dark', defaults, own })
  const layouts = new Map<string, unknown>()

  function put(next: Pick<SettingsState, 'defaults' | 'own'>) {
    state.set({ ...next, settings: { ...defaultSettings(), ...next.defaults, ...next.own } })
  }

  function setDefault(name: SettingName, value: boolean) {
    const { defaults: before = defaultSettings(), own: kept = null } = state.getState()
    put({ defaults: { ...before, [name]: value }, own: kept })
  }

  return {
    state,
    set(name, value) {
      const { defaults: kept = defaultSettings(), own: before } = state.getState()
      if (before) put({ defaults: kept, own: { ...before, [name]: value } })
      else setDefault(name, value)
    },
    setDefault,
    followDefault(name) {
      const { defaults: kept = defaultSettings(), own: before } = state.getState()
      const { [name]: _gone, ...rest } = before ?? {}
      put({ defaults: kept, own: before ? rest : null })
    },
    setTheme: (theme) => state.set({ theme }),
    readLayout: (key) => layouts.get(key),
    writeLayout: (key, value) => void layouts.set(key, value),
  }
}
