import { Button } from '@pergola/ui'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Withheld } from '../../context/guard-state.ts'
import { useShell } from '../../context/shell-context.tsx'
import styles from './ended-page.module.css'
import { messages } from './messages.ts'
import { undrawnActions } from './undrawn-actions.ts'

/** In the place of a page that is not drawn: the project stands open around it. */
export function WithheldPage({ projectId, pageName, elements }: Withheld) {
  const shell = useShell()
  const open = useStore(shell.services.navigation.state)
  const actions = useMemo(() => undrawnActions(shell, { projectId, pageName }), [shell, projectId, pageName])
  // Another page of the project is drawn as ever.
  if (open.projectId !== projectId || open.pageName !== pageName) return null
  return (
    <section className={styles.withheld} aria-labelledby="withheld-page-title">
      <TriangleAlert className={styles.icon} aria-hidden />
      <h2 id="withheld-page-title" className={styles.title}>
        {messages.withheldTitle(pageName)}
      </h2>
      <p>{elements === undefined ? messages.withheld : messages.tooLarge(elements)}</p>
      <div className={styles.actions}>
        <Button onClick={() => void actions.code()}>{messages.code}</Button>
        <Button onClick={() => void actions.history()}>{messages.history}</Button>
        <Button onClick={() => void actions.export()}>{messages.export}</Button>
        <Button onClick={() => void actions.anyway()}>{messages.draw}</Button>
      </div>
    </section>
  )
}
