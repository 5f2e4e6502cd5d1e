import type { Dispose } from '@pergola/contracts'
import { EmptyState } from '@pergola/ui'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { messages } from '../chrome/preview-overlay/messages.ts'
import { PreviewFrame } from '../chrome/preview-overlay/preview-frame.tsx'
import styles from '../chrome/preview-overlay/preview-overlay.module.css'
import { useShell } from '../context/shell-context.tsx'
import { importWithRetry } from '../lazy-import.ts'

/** The current page alone in its tab; it follows what the editor in another tab saves. */
export function PreviewRoute() {
  const { preview, navigation, projects } = useShell().services
  const pageName = useStore(navigation.state, (state) => state.pageName)
  const open = useStore(projects.state, (state) => state.open !== null)
  const shown = useStore(preview.state, (state) => state.pageName) ?? pageName
  useEffect(() => {
    if (open && pageName !== null) void preview.show(pageName)
    return () => preview.hide()
  }, [preview, open, pageName])

  useEffect(() => {
    let end: Dispose | null = null
    let isOver = false
    void importWithRetry(() => import('../services/preview/follow-channel.ts')).then(({ followChannel }) => {
      if (isOver) return
      end = followChannel({
        shownAt: () => preview.state.getState().url,
        pages: () => projects.state.getState().open?.project.pages ?? {},
        show: (page) => void preview.show(page),
      })
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [preview, projects])

  if (shown === null) return <EmptyState title={messages.nothing} text={messages.nothingText} />
  return (
    <main className={styles.screen}>
      <title>{shown}</title>
      <h1 className={styles.heading}>{messages.frame(shown)}</h1>
      <PreviewFrame />
    </main>
  )
}
