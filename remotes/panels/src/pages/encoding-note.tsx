import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, firstOf } from '@pergola/ui'
import { messages } from './messages.ts'
import type { PageServices } from './page-services.ts'
import styles from './pages-panel.module.css'

/** Pages that are not UTF-8 are edited as they are; who wants to has all of the site converted. */
export function EncodingNote(services: PageServices) {
  const { canvas, projects } = services
  const pages = useStore(projects.state, (state) => state.open?.project.pages)
  const readOnly = useStore(canvas.state, (state) => state.readOnly || state.phase !== 'ready')
  const [busy, setBusy] = useState(false)
  const foreign = Object.values(pages ?? {}).filter(({ encoding }) => encoding !== undefined)
  if (foreign.length === 0 || !projects.planUtf8) return null
  const names = foreign.map(({ name, encoding }) => `${name} (${encoding})`)
  return (
    <div className={styles.note}>
      <p>{messages.notUtf8(firstOf(names), names.length)}</p>
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
  const left = await converted(services)
  if (left === null) toasts.error(messages.notConverted)
  else if (left.length > 0) toasts.warning(messages.leftAsTheyAre(firstOf(left)))
  else toasts.success(messages.converted)
}

/** Files that stay as they are; null when nothing was changed. */
async function converted({ canvas, projects }: PageServices): Promise<readonly string[] | null> {
  // What is planned starts from what is stored.
  if (canvas.state.getState().changed && !(await canvas.save()).ok) return null
  const plan = await projects.planUtf8?.()
  const changed = plan?.ok ? await canvas.changeFiles?.(plan.value.change, messages.converting) : undefined
  return plan?.ok && changed?.ok ? plan.value.left : null
}
