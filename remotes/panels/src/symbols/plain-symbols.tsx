import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { paths, storeWork, writeFailures } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { isHeavy } from '@pergola/site/css'
import { blockStyle } from '@pergola/site/symbols'
import { Button } from '@pergola/ui'
import type { OwnBlockServices } from '../blocks/own-block-actions.ts'
import { messages } from './messages.ts'
import styles from './symbols-manager.module.css'

/** Symbols whose rules weigh more than they show, and carry names that nobody would write. */
function oldSymbols(project: Project | null, sheet: string): number {
  const ids = Object.keys(project?.symbols ?? {})
  return ids.filter((id) => isHeavy(blockStyle(sheet, id) ?? '')).length
}

/** Offers to write the rules of symbols of before as a person does; nothing where there are none. */
export function PlainSymbols(services: OwnBlockServices) {
  const { canvas, projects } = services
  const project = useStore(canvas.record, (state) => state.project)
  const edits = useStore(canvas.state, (state) => state.revision)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [sheet, setSheet] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isWanted = true
    void canvas.readFile(paths.symbolsCss).then((text) => isWanted && setSheet(text.ok ? text.value : ''))
    return () => void (isWanted = false)
    // Edits stand for the text of the sheet, which is read through the service.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [canvas, edits, project])
  const count = oldSymbols(project, sheet)
  if (count === 0 || !projects.planPlainSymbols || !canvas.changeFiles) return null

  async function write() {
    setBusy(true)
    await writePlainly(services).finally(() => setBusy(false))
  }

  return (
    <div className={styles.head}>
      <p className={styles.hint}>{messages.oldSymbols(count)}</p>
      <Button disabled={readOnly || isBusy} onClick={() => void write()}>
        {messages.writePlainly}
      </Button>
    </div>
  )
}

/** On all pages, as one step that can be undone. */
async function writePlainly({ canvas, projects, toasts }: OwnBlockServices): Promise<void> {
  const stored = await storeWork(canvas)
  if (!stored.ok) return void toasts.error(messages.notWritten, stored.detail ?? writeFailures[stored.failure])
  const plan = await projects.planPlainSymbols?.()
  if (!plan?.ok) return void toasts.error(messages.notWritten, writeFailures[plan?.failure ?? 'worker-lost'])
  const { change, symbols, rival } = plan.value
  if (rival) return void toasts.warning(messages.rival(rival.selector, rival.file))
  const done = await canvas.changeFiles?.(change, messages.plainStep)
  if (!done?.ok) return void toasts.error(messages.notWritten, writeFailures[done?.failure ?? 'not-allowed'])
  toasts.success(messages.plainSymbols(symbols.length))
  await storeWork(canvas)
}
