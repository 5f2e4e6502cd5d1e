import type { Page } from '@pergola/contracts'
import { Select } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { selectPage } from '../../commands/select-page.ts'
import { messages } from './messages.ts'
import styles from './top-bar.module.css'

const none: Readonly<Record<string, Page>> = {}

export function PageSelector() {
  const shell = useShell()
  const { projects, navigation } = shell.services
  const pages = useStore(projects.state, ({ open }) => open?.project.pages ?? none)
  const current = useStore(navigation.state, (state) => state.pageName ?? '')
  const names = Object.keys(pages).filter((name) => !pages[name]?.hidden)
  return (
    <div className={styles.page}>
      <Select
        label={messages.page}
        hideLabel
        quiet
        value={current}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(name) => void selectPage(shell, name)}
      />
    </div>
  )
}
