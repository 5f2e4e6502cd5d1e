import { RotateCcw } from 'lucide-react'
import { useStore } from 'zustand'
import type { SettingName, SettingsService } from '@pergola/contracts'
import { IconButton, Switch } from '@pergola/ui'
import { hints, messages } from './messages.ts'
import { beginsRow, isIdle, settingLabel } from './setting-groups.ts'
import styles from './settings-panel.module.css'

export type SettingsScope = 'project' | 'defaults'

interface SettingRowProps {
  name: SettingName
  scope: SettingsScope
  settings: SettingsService
  readOnly: boolean
}

/** One switch; in a project also whether it is the project's own, and the way back. */
export function SettingRow({ name, scope, settings, readOnly }: SettingRowProps) {
  const checked = useStore(settings.state, (state) => shownBy(state, scope)[name])
  const isOwn = useStore(settings.state, (state) => scope === 'project' && state.own?.[name] !== undefined)
  const idle = useStore(settings.state, (state) => isIdle(name, shownBy(state, scope)))
  const change = scope === 'defaults' && settings.setDefault ? settings.setDefault : settings.set
  const label = settingLabel(name)

  return (
    <li
      className={styles.setting}
      data-own={isOwn || undefined}
      data-idle={idle || undefined}
      data-begins={beginsRow(name) || undefined}
    >
      {isOwn && <span className={styles.dot} aria-hidden="true" title={messages.own} />}
      <Switch
        label={label}
        hint={hints[name]}
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
