import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { ProjectsService, ProjectsState, Readable } from '@pergola/contracts'
import { callbacksOf } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'

interface CodeNoteProps {
  motion: Motion
  projects: ProjectsService | undefined
}

const nobody = { open: null }
const noProjects = { getState: () => nobody, getInitialState: () => nobody, subscribe: () => () => {} }

/** Under the controls of a motion that brings code, which they do not run, whether the project is trusted or not. */
export function CodeNote({ motion, projects }: CodeNoteProps) {
  const hasCode = useMemo(() => callbacksOf(motion).length > 0, [motion])
  const state: Readable<Pick<ProjectsState, 'open'>> = projects?.state ?? noProjects
  const isRestricted = useStore(state, ({ open }) => open?.trust === 'restricted')
  return hasCode && <p className={styles.shared}>{isRestricted ? messages.restrictedCode : messages.hasCode}</p>
}
