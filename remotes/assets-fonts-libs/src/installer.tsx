import { useStore } from 'zustand'
import type { ProjectsService } from '@pergola/contracts'
import { Tabs } from '@pergola/ui'
import styles from './installer.module.css'

interface InstallerTab<Name extends string> {
  readonly value: Name
  readonly label: string
  readonly content: React.ReactNode
}

interface InstallerProps<Name extends string> {
  readonly projects: Pick<ProjectsService, 'state'>
  readonly label: string
  /** Why a tab that only reads offers no more than what is there. */
  readonly readOnly: string
  readonly value: Name
  readonly onChange: (tab: Name) => void
  /** The first shows what is there, the others add to it. */
  readonly tabs: readonly [InstallerTab<Name>, ...InstallerTab<Name>[]]
}

export function Installer<Name extends string>({ projects, readOnly, tabs, ...props }: InstallerProps<Name>) {
  const isReader = useStore(projects.state, (state) => state.open?.role === 'reader')
  if (!isReader) {
    return (
      <div className={styles.installer}>
        <Tabs<Name> {...props} tabs={tabs} />
      </div>
    )
  }
  return (
    <div className={styles.installer}>
      <p className={styles.notice}>{readOnly}</p>
      {tabs[0].content}
    </div>
  )
}
