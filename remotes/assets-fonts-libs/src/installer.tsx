import { useState } from 'react'
import { useStore } from 'zustand'
import type { CommandsService, ProjectsService } from '@pergola/contracts'
import { ReadOnlyNotice, Tabs } from '@pergola/ui'
import { takeOver } from './take-over.ts'
import styles from './installer.module.css'

interface InstallerTab<Name extends string> {
  readonly value: Name
  readonly label: string
  readonly content: React.ReactNode
}

interface InstallerProps<Name extends string> {
  readonly projects: Pick<ProjectsService, 'state'>
  readonly commands: Pick<CommandsService, 'run'> | undefined
  readonly words: {
    readonly tabs: string
    /** Why a tab of the browser that only reads offers no more than what is there. */
    readonly readOnly: string
  }
  /** The first shows what is there, the others add to it; each may lead to another. */
  readonly renderTabs: (show: (name: Name) => void) => readonly [InstallerTab<Name>, ...InstallerTab<Name>[]]
}

/** What fonts and libraries have alike: what is installed, and the ways to install more. */
export function Installer<Name extends string>({ projects, commands, words, renderTabs }: InstallerProps<Name>) {
  const isReader = useStore(projects.state, (state) => state.open?.role === 'reader')
  const [shown, setShown] = useState<Name | null>(null)
  const tabs = renderTabs(setShown)
  if (!isReader) {
    return (
      <div className={styles.installer}>
        <Tabs<Name> label={words.tabs} value={shown ?? tabs[0].value} tabs={tabs} onChange={setShown} />
      </div>
    )
  }
  return (
    <div className={styles.installer} data-reads>
      <ReadOnlyNotice text={words.readOnly} onTakeOver={takeOver(commands)} />
      {tabs[0].content}
    </div>
  )
}
