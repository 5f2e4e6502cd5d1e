import { RotateCcw } from 'lucide-react'
import { useStore } from 'zustand'
import type { SettingsService } from '@pergola/contracts'
import type { ListedSetting } from '@pergola/contracts/setting-table'
import { IconButton, Switch } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './settings-panel.module.css'

export type SettingsScope = 'project' | 'defaults'

interface SettingRowProps {
  setting: ListedSetting
  /** Others hang on it, so it begins a row: they stand behind it however many columns there are. */
  beginsRow: boolean
  scope: SettingsScope
  settings: SettingsService
  readOnly: boolean
}

/** One switch; in a project also whether it is the project's own, and the way back. */
export function SettingRow({ setting, beginsRow, scope, settings, readOnly }: SettingRowProps) {
  const { name, label, hint, needs } = setting
  const checked = useStore(settings.state, (state) => shownBy(state, scope)[name])
  const isOwn = useStore(settings.state, (state) => scope === 'project' && state.own?.[name] !== undefined)
  const idle = useStore(settings.state, (state) => needs !== undefined && !shownBy(state, scope)[needs])
  const change = scope === 'defaults' && settings.setDefault ? settings.setDefault : settings.set

  return (
    <li
      className={styles.setting}
      data-own={isOwn || undefined}
      data-idle={idle || undefined}
      data-begins={beginsRow || undefined}
      title={name}
    >
      {isOwn && <span className={styles.dot} aria-hidden="true" title={messages.own} />}
      <Switch
        label={label}
        hint={hint}
        checked={checked}
        disabled={readOnly || idle}
        onChange={(value) => change(name, value)}
      />
      {isOwn && !readOnly && (
        <IconButton
          label={messages.follow(label)}
          icon={<RotateCcw />}
          onClick={() => settings.followDefault?.(name)}
        />
      )}
    </li>
  )
}

type State = ReturnType<SettingsService['state']['getState']>

function shownBy({ settings, defaults }: State, scope: SettingsScope) {
  return scope === 'defaults' && defaults ? defaults : settings
}
