import type { Readable } from '../readable.ts'
import type { ProjectSettings, SettingName } from '../records/project-settings.ts'

export type Theme = 'system' | 'dark' | 'light'

export interface SettingsState {
  /** What counts now: the open project's own switches over the defaults. */
  readonly settings: ProjectSettings
  readonly theme: Theme
  /** What this browser gives to projects that say nothing themselves. */
  readonly defaults?: ProjectSettings
  /** What the open project says itself; null without one. */
  readonly own?: Partial<ProjectSettings> | null
}

export interface SettingsService {
  readonly state: Readable<SettingsState>
  /** Of the open project, in whose record it is stored; without one, of this browser. */
  set(name: SettingName, value: boolean): void
  /** For every project that says nothing itself. */
  setDefault?(name: SettingName, value: boolean): void
  /** The open project says nothing any more. */
  followDefault?(name: SettingName): void
  setTheme(theme: Theme): void
  /** Panel sizes and the like; plain JSON, kept per browser. */
  readLayout(key: string): unknown
  writeLayout(key: string, value: unknown): void
}
