import type { Readable } from '../readable.ts'
import type { ProjectSettings, SettingName } from '../records/project-settings.ts'

export type Theme = 'system' | 'dark' | 'light'

export interface SettingsState {
  readonly settings: ProjectSettings
  readonly theme: Theme
}

export interface SettingsService {
  readonly state: Readable<SettingsState>
  set(name: SettingName, value: boolean): void
  setTheme(theme: Theme): void
  /** Panel sizes and the like; plain JSON, kept per browser. */
  readLayout(key: string): unknown
  writeLayout(key: string, value: unknown): void
}
