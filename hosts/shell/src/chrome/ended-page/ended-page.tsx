import { Button, IconButton } from '@pergola/ui'
import { TriangleAlert, X } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Opening } from '../../context/guard-state.ts'
import { useShell } from '../../context/shell-context.tsx'
import styles from './ended-page.module.css'
import { messages } from './messages.ts'
import { undrawnActions } from './undrawn-actions.ts'

/** Above the projects: which page ended a tab, when, and what can be done without drawing it. */
export function EndedPage({ projectId, pageName, at }: Opening) {
  const shell = useShell()
  const project = useStore(shell.services.projects.state, ({ summaries }) =>
    summaries.find(({ id }) => id === projectId),
  )
  const actions = useMemo(() => undrawnActions(shell, { projectId, pageName }), [shell, projectId, pageName])
  const name = project?.name ?? messages.unknownProject
  return (
    <section className={styles.ended} data-region="banner" role="alert" aria-labelledby="ended-page-title">
      <TriangleAlert className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <h2 id="ended-page-title" className={styles.title}>
          {messages.title}
        </h2>
        <p>{messages.ended(pageName, name, at)}</p>
        <p>{messages.rest}</p>
        <div className={styles.actions}>
          <Button onClick={() => void actions.code()}>{messages.code}</Button>
          <Button onClick={() => void actions.history()}>{messages.history}</Button>
          <Button onClick={() => void actions.export()}>{messages.export}</Button>
          <Button onClick={() => void actions.remove(name)}>{messages.remove}</Button>
          <Button onClick={() => void actions.anyway()}>{messages.anyway}</Button>
        </div>
      </div>
      <IconButton label={messages.dismiss} icon={<X />} onClick={() => void actions.dismiss()} />
    </section>
  )
}
