import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Absent on all tabs: only the strip is drawn and the owner shows the content. */
  content?: ReactNode
}

export interface TabsProps<Value extends string = string> {
  label: string
  value: Value
  tabs: readonly Tab<Value>[]
  onChange: (value: Value) => void
}

/** Arrow keys walk the strip; Enter or Space opens the tab. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  return (
    <Base.Root className={styles.root} value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon}
            <span>{tab.label}</span>
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && (
            <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
              {tab.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
