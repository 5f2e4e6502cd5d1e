import type { RunnableContent } from '@pergola/contracts'
import { Button, Dialog, EmptyState, Skeleton } from '@pergola/ui'
import { use, useMemo, useState, Suspense } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { groupRunnable } from './group-runnable.ts'
import { kinds, trustMessages as messages } from './trust-messages.ts'
import styles from './trust-dialog.module.css'

/** Shows what would run, as text, before anything may. */
export function TrustDialog({ onClose }: { onClose: () => void }) {
  const { projects, toasts } = useShell().services
  const [busy, setBusy] = useState(false)
  const content = useMemo(() => projects.listRunnableContent(), [projects])

  async function trust() {
    const id = projects.state.getState().open?.id
    if (id === undefined) return
    setBusy(true)
    const outcome = await projects.trust(id)
    setBusy(false)
    if (!outcome.ok) return toasts.error(messages.failed, outcome.detail)
    onClose()
  }

  return (
    <Dialog
      open
      title={messages.title}
      description={messages.text}
      width="640px"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.stay}
          </Button>
          <Button variant="primary" disabled={busy} onClick={() => void trust()}>
            {messages.trust}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton lines={5} height={20} />}>
        <RunnableList content={content} />
      </Suspense>
    </Dialog>
  )
}

function RunnableList({ content }: { content: Promise<readonly RunnableContent[]> }) {
  const found = use(content)
  if (found.length === 0) return <EmptyState title={messages.nothing} text={messages.nothingText} />
  return (
    <ul className={styles.list} aria-label={messages.list}>
      {groupRunnable(found).map(({ pages, kind, excerpt }) => (
        <li key={`${kind} ${excerpt}`} className={styles.entry}>
          <span className={styles.kind}>{kinds[kind]}</span>
          <span className={styles.page}>{pages.join(', ')}</span>
          <code className={styles.excerpt}>{excerpt}</code>
        </li>
      ))}
    </ul>
  )
}
