import { useStore } from 'zustand'
import { useCanvasState, useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'
import styles from './save-state.module.css'

const timeFormat = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false })

/** Says saved only after the save was acknowledged. Not spoken: the message of the save is. */
export function SaveState() {
  const { projects } = useShell().services
  const percent = useStore(projects.state, ({ storing }) => storing && Math.floor((100 * storing.done) / storing.total))
  const text = useCanvasState((state) => {
    if (state.phase !== 'ready' || state.readOnly) return ''
    if (state.saving) return messages.saving
    if (state.changed) return messages.unsaved
    return state.savedAt === null ? messages.saved : messages.savedAt(timeFormat.format(state.savedAt))
  })
  const isCounted = text === messages.saving && typeof percent === 'number'
  return (
    <output className={styles.saved} aria-live="off" data-unsaved={text === messages.unsaved || undefined}>
      {isCounted ? messages.savingMany(percent) : text}
    </output>
  )
}
