import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { useTabStop } from '../walk/use-tab-stop.ts'
import styles from './tabs.module.css'

export interface Tab<Value extends string = string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Keys such as `S`, shown in the hint of a compact tab. */
  shortcut?: string | undefined
  /** Absent on all tabs: only the strip is drawn and the owner shows the content. */
  content?: ReactNode
}

export interface TabsProps<Value extends string = string> {
  label: string
  /** No tab is open when it matches none. */
  value: Value
  tabs: readonly Tab<Value>[]
  onChange: (value: Value) => void
  /** Only the open tab shows its label; the others have it as their hint. For strips with many tabs. */
  compact?: boolean | undefined
}

/** Arrow keys walk the strip; Enter or Space opens the tab. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, compact }: TabsProps<Value>) {
  const id = useId()
  const stop = useTabStop(
    tabs.map((tab) => tab.value),
    value,
  )
  const open = tabs.find((tab) => tab.value === value)
  return (
    <div className={styles.root}>
      <div role="tablist" className={styles.list} aria-label={label} {...stop.group}>
        {tabs.map((tab) => {
          const button = (
            <button
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              value={tab.value}
              className={styles.tab}
              aria-selected={tab === open}
              data-active={tab === open || undefined}
              tabIndex={stop.tabIndexOf(tab.value)}
              onClick={() => onChange(tab.value)}
            >
              {tab.icon}
              <span className={compact && tab !== open ? styles.hidden : undefined}>{tab.label}</span>
            </button>
          )
          return compact ? (
            <Tooltip key={tab.value} content={tab.label} shortcut={tab.shortcut}>
              {button}
            </Tooltip>
          ) : (
            <Fragment key={tab.value}>{button}</Fragment>
          )
        })}
      </div>
      {open?.content !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel scrolls, so the keyboard must reach it
        <div key={value} role="tabpanel" className={styles.panel} aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {open.content}
        </div>
      )}
    </div>
  )
}
