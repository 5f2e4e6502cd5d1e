import { Fragment, useState } from 'react'
import { useStore } from 'zustand'
import type { CommandsService, RemotesService, Services, SettingsService, Theme } from '@pergola/contracts'
import { EmptyState, SearchField, SegmentedControl, focusOnMount } from '@pergola/ui'
import { listSettings, settingGroups } from '@pergola/contracts/setting-table'
import type { ListedSetting } from '@pergola/contracts/setting-table'
import { messages } from './messages.ts'
import { moreSections } from './more-sections.tsx'
import { SettingRow, type SettingsScope } from './setting-row.tsx'
import styles from './settings-panel.module.css'

export interface SettingsPanelProps extends Pick<Services, 'canvas' | 'projects' | 'dialogs' | 'toasts'> {
  settings: SettingsService
  /** Absent where the shell is older than this panel. */
  remotes?: RemotesService
  commands?: CommandsService
  /** What is searched for first. */
  argument?: unknown
}

const themes: readonly Theme[] = ['system', 'dark', 'light']

function found(query: string, ...texts: readonly string[]): boolean {
  return texts.join(' ').toLowerCase().includes(query.trim().toLowerCase())
}

/** By what people read and by the name it is stored under, with or without its underscores. */
function isFound({ name, label, hint }: ListedSetting, query: string): boolean {
  return found(query, label, name, name.replaceAll('_', ' '), hint)
}

const settingsShown = listSettings()
const needed = new Set(settingsShown.flatMap(({ needs }) => needs ?? []))

/** The groups of which something is found, each with what is. */
function foundGroups(query: string) {
  const groups = Object.entries(settingGroups).map(([group, title]) => ({
    title,
    listed: settingsShown.filter((setting) => setting.group === group && isFound(setting, query)),
  }))
  return groups.filter(({ listed }) => listed.length > 0)
}

/** Every switch that does something, of the open project or of all projects; and what belongs to the browser alone. */
export function SettingsPanel({ settings, remotes, commands, argument, ...services }: SettingsPanelProps) {
  const [query, setQuery] = useState(typeof argument === 'string' ? argument : '')
  const [wanted, setWanted] = useState<SettingsScope>('project')
  const hasProject = useStore(settings.state, (state) => Boolean(state.own))
  const isReader = useStore(services.projects.state, (state) => state.open?.role === 'reader')
  const scope = hasProject ? wanted : 'defaults'
  const shown = foundGroups(query)
  const withTheme = found(query, messages.theme)
  const more = moreSections({ remotes, commands, services: hasProject ? services : null }).filter(({ words }) =>
    found(query, ...words),
  )

  return (
    <div className={styles.panel}>
      <SearchField
        label={messages.search}
        value={query}
        onChange={setQuery}
        inputRef={argument === undefined ? focusOnMount : undefined}
      />
      {withTheme && <ThemeChoice settings={settings} />}
      {hasProject && shown.length > 0 && <ScopeChoice scope={scope} onChange={setWanted} isReader={isReader} />}
      {shown.map(({ title, listed }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.grid}>
            {listed.map((setting) => (
              <SettingRow
                key={setting.name}
                setting={setting}
                beginsRow={needed.has(setting.name)}
                scope={scope}
                settings={settings}
                readOnly={scope === 'project' && isReader}
              />
            ))}
          </ul>
        </section>
      ))}
      {more.map(({ name, content }) => (
        <Fragment key={name}>{content}</Fragment>
      ))}
      {shown.length + more.length === 0 && !withTheme && <EmptyState title={messages.none} />}
    </div>
  )
}

interface ScopeChoiceProps {
  scope: SettingsScope
  isReader: boolean
  onChange: (scope: SettingsScope) => void
}

function ScopeChoice({ scope, isReader, onChange }: ScopeChoiceProps) {
  const text = scope === 'project' ? messages.projectText : messages.defaultsText
  return (
    <div className={styles.scope}>
      <SegmentedControl
        label={messages.scope}
        hideLabel={false}
        value={scope}
        options={(['project', 'defaults'] as const).map((value) => ({ value, label: messages[value] }))}
        onChange={onChange}
      />
      <p className={styles.text}>{scope === 'project' && isReader ? messages.readOnly : text}</p>
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
