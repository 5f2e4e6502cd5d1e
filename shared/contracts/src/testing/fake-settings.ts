import { defaultSettings } from '../records/project-settings.ts'
import type { ProjectSettings } from '../records/project-settings.ts'
import type { SettingsService, SettingsState } from '../services/settings.ts'
import { createState } from './create-state.ts'

export function createFakeSettings(changed: Partial<ProjectSettings> = {}): SettingsService {
  const state = createState<SettingsState>({ settings: { ...defaultSettings(), ...changed }, theme: 'dark' })
  const layouts = new Map<string, unknown>()
  return {
    state,
    set: (name, value) => state.set({ settings: { ...state.getState().settings, [name]: value } }),
    setTheme: (theme) => state.set({ theme }),
    readLayout: (key) => layouts.get(key),
    writeLayout: (key, value) => void layouts.set(key, value),
  }
}
