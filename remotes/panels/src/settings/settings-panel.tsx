import { useState } from 'react'
import { useStore } from 'zustand'
import type { RemotesService, SettingName, SettingsService, Theme } from '@pergola/contracts'
import { EmptyState, SearchField, SegmentedControl, Switch } from '@pergola/ui'
import { hints, messages } from './messages.ts'
import { partMessages } from './parts-messages.ts'
import { PartsSection } from './parts-section.tsx'
import styles from './settings-panel.module.css'

export interface SettingsPanelProps {
  settings: SettingsService
  /** Absent where the shell is older than this panel. */
  remotes?: RemotesService
}

const names = Object.keys(hints) as SettingName[]
const themes: readonly Theme[] = ['system', 'dark', 'light']

/** The key as people read it. */
export function settingLabel(name: SettingName): string {
  return name.replaceAll('_', ' ')
}

function matches(name: SettingName, query: string): boolean {
  return `${settingLabel(name)} ${name} ${hints[name] ?? ''}`.toLowerCase().includes(query.trim().toLowerCase())
}

export function SettingsPanel({ settings, remotes }: SettingsPanelProps) {
  const [query, setQuery] = useState('')
  const shown = names.filter((name) => matches(name, query))
  const withParts =
    remotes && `${partMessages.title} ${partMessages.address}`.toLowerCase().includes(query.trim().toLowerCase())
  const withTheme = messages.theme.toLowerCase().includes(query.trim().toLowerCase())

  return (
    <div className={styles.panel}>
      <SearchField label={messages.search} value={query} onChange={setQuery} />
      {withTheme && <ThemeChoice settings={settings} />}
      <ul className={styles.grid}>
        {shown.map((name) => (
          <li key={name} className={styles.setting}>
            <SettingSwitch name={name} settings={settings} />
          </li>
        ))}
      </ul>
      {withParts && <PartsSection remotes={remotes} />}
      {shown.length === 0 && !withTheme && !withParts && <EmptyState title={messages.none} />}
    </div>
  )
}

function ThemeChoice({ settings }: Pick<SettingsPanelProps, 'settings'>) {
  const theme = useStore(settings.state, (state) => state.theme)
  return (
    <div className={styles.theme}>
      <SegmentedControl
        label={messages.theme}
        hideLabel={false}
        value={theme}
        options={themes.map((value) => ({ value, label: messages.themes[value] }))}
        onChange={(value) => settings.setTheme(value)}
      />
    </div>
  )
}

function SettingSwitch({ name, settings }: Pick<SettingsPanelProps, 'settings'> & { name: SettingName }) {
  const checked = useStore(settings.state, (state) => state.settings[name])
  return (
    <Switch
      label={settingLabel(name)}
      hint={hints[name]}
      checked={checked}
      onChange={(value) => settings.set(name, value)}
    />
  )
}
