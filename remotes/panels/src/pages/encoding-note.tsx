import { useState } from 'react'
import { useStore } from 'zustand'
import { fail, succeed } from '@pergola/contracts'
import type { Outcome, SaveFailure } from '@pergola/contracts'
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
async function converted({ canvas, projects }: PageServices): Promise<Outcome<readonly string[], ConvertFailure>> {
  const saved = canvas.state.getState().changed ? await canvas.save() : succeed()
  // What is planned starts from what is stored; a character that cannot be stored is what asks for it.
  const isLacking = !saved.ok && saved.failure === 'not-encodable'
  if (!saved.ok && saved.failure !== 'nothing-changed' && !isLacking) return fail(saved.failure)
  const plan = await projects.planUtf8?.((isLacking && canvas.unsaved()) || undefined)
  if (!plan?.ok) return fail(plan?.failure ?? 'worker-lost')
  const changed = await canvas.changeFiles?.(plan.value.change, messages.converting)
  return changed?.ok
    ? succeed(plan.value.left)
    : fail(changed?.failure === 'worker-lost' ? 'worker-lost' : 'write-failed')
}
