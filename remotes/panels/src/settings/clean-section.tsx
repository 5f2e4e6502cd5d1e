import { sayStored, type Services } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { cleanMessages as messages, type UnusedKind } from './messages.ts'
import styles from './settings-panel.module.css'
import { type Markup, readMarkup, unusedRecords } from './unused-records.ts'

export type CleanServices = Pick<Services, 'canvas' | 'projects' | 'dialogs' | 'toasts'>

const kinds: readonly UnusedKind[] = ['motions', 'interactions']

/** Says how much of the record nothing uses, and takes it away when a person agrees. */
export function CleanSection(services: CleanServices) {
  const { canvas, projects } = services
  const [markup, setMarkup] = useState<Markup | null>(null)

  useEffect(() => {
    let left = false
    void readMarkup({ canvas, projects }).then((read) => left || setMarkup(read))
    return () => {
      left = true
    }
  }, [canvas, projects])

  return (
    <section className={styles.clean} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.text}>{messages.text}</p>
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <CleanButton key={kind} kind={kind} markup={markup} {...services} />
        ))}
      </div>
    </section>
  )
}

function CleanButton({ kind, markup, ...services }: CleanServices & { kind: UnusedKind; markup: Markup | null }) {
  const { canvas, dialogs, toasts } = services
  const project = useStore(canvas.record, (state) => state.project)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [lost] = markup?.lost ?? []
  const found = project && markup && unusedRecords(project, kind, markup.texts)

  async function clean() {
    const read = await readMarkup(services)
    const now = canvas.record.getState().project
    if (!read || !now) return toasts.error(messages.failed[kind])
    if (read.lost[0] !== undefined) return toasts.error(messages.failed[kind], messages.lost(read.lost[0]))
    const { unused } = unusedRecords(now, kind, read.texts)
    const answer = await dialogs.confirm({
      title: messages.button(kind),
      message: messages.question(kind, [...unused.values()]),
      confirmLabel: messages.confirm,
      danger: true,
    })
    if (answer !== 'confirm') return
    const kept = Object.entries(now[kind]).filter(([id]) => !unused.has(id))
    canvas.editRecord(kind, Object.fromEntries(kept), messages.step(kind))
    await sayStored(services, () => toasts.success(messages.done[kind]))
  }

  return (
    <div className={styles.cleaning}>
      <Button disabled={readOnly || !(lost ?? found?.unused.size)} onClick={() => void clean()}>
        {messages.button(kind)}
      </Button>
      <span className={styles.text}>
        {lost !== undefined
          ? messages.lost(lost)
          : found
            ? messages.count(found.unused.size, found.all)
            : messages.counting}
      </span>
    </div>
  )
}
