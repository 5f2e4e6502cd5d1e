import { useState } from 'react'
import { useStore } from 'zustand'
import { fail, succeed } from '@pergola/contracts'
import type { Outcome, SaveFailure, UnsavedWork } from '@pergola/contracts'
import { Button, firstOf } from '@pergola/ui'
import { messages, reasons } from './messages.ts'
import type { PageServices } from './page-services.ts'
import styles from './pages-panel.module.css'

type ConvertFailure = SaveFailure | 'project-missing'

/** Pages that are not UTF-8 are edited as they are; who wants to has all of the site converted. */
export function EncodingNote(services: PageServices) {
  const { canvas, projects } = services
  const pages = useStore(projects.state, (state) => state.open?.project.pages)
  const readOnly = useStore(canvas.state, (state) => state.readOnly || state.phase !== 'ready')
  const [busy, setBusy] = useState(false)
  const isRefused = useStore(projects.state, ({ refused }) => refused === 'not-encodable')
  const foreign = Object.values(pages ?? {}).filter(({ encoding }) => encoding !== undefined)
  if ((foreign.length === 0 && !isRefused) || !projects.planUtf8) return null
  const names = foreign.map(({ name, encoding }) => `${name} (${encoding})`)
  return (
    <div className={styles.note}>
      {names.length > 0 && <p>{messages.notUtf8(firstOf(names), names.length)}</p>}
      {isRefused && <p>{messages.lacking}</p>}
      <Button
        disabled={readOnly || busy}
        onClick={() => {
          setBusy(true)
          void convert(services, firstOf(names)).finally(() => setBusy(false))
        }}
      >
        {messages.convert}
      </Button>
    </div>
  )
}

async function convert(services: PageServices, names: string): Promise<void> {
  const { dialogs, toasts } = services
  const answer = await dialogs.confirm({
    title: messages.convert,
    message: messages.convertQuestion(names),
    confirmLabel: messages.convertConfirm,
  })
  if (answer !== 'confirm') return
  const done = await converted(services)
  if (!done.ok) toasts.error(messages.notConverted, reasons[done.failure])
  else if (done.value.length > 0) toasts.warning(messages.leftAsTheyAre(firstOf(done.value)))
  else toasts.success(messages.converted)
}

/** Files that stay as they are. */
async function converted(services: PageServices): Promise<Outcome<readonly string[], ConvertFailure>> {
  const { canvas, projects } = services
  const basis = await unstored(canvas)
  if (!basis.ok) return basis
  const plan = (await projects.planUtf8?.(basis.value)) ?? fail('worker-lost' as const)
  if (!plan.ok) return plan
  const { change, left } = plan.value
  const changed = (await canvas.changeFiles?.(change, messages.converting)) ?? fail('write-failed' as const)
  if (changed.ok) return succeed(left)
  return fail(changed.failure === 'worker-lost' ? 'worker-lost' : 'write-failed')
}

/** What is planned starts from what is stored, and from what cannot be: a character that the encoding lacks asks for it. */
async function unstored(canvas: PageServices['canvas']): Promise<Outcome<UnsavedWork | undefined, SaveFailure>> {
  if (!canvas.state.getState().changed) return succeed(undefined)
  const saved = await canvas.save()
  if (saved.ok || saved.failure === 'nothing-changed') return succeed(undefined)
  return saved.failure === 'not-encodable' ? succeed(canvas.unsaved() ?? undefined) : fail(saved.failure)
}
