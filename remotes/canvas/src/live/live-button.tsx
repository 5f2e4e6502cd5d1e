import { Pause, Play } from 'lucide-react'
import { useStore } from 'zustand'
import type { Canvas } from '../service/create-canvas.ts'
import overlayStyles from '../overlay/overlay.module.css'
import { messages } from './messages.ts'

/** The element toolbar's tool: there for elements that have data of their own. */
export function LiveButton({ canvas }: { canvas: Canvas }) {
  const { live, service } = canvas
  const id = useStore(service.state, ({ selected }) => selected?.id ?? null)
  const isScope = useStore(service.state, ({ selected }) => selected?.attributes.some(({ name }) => name === 'v-scope'))
  const isMounted = useStore(live.state, ({ targets }) => id !== null && targets.includes(id))
  const mayRun = useStore(canvas.core.services.projects.state, ({ open }) => open?.trust !== 'restricted')
  if (id === null || !isScope) return null
  const label = isMounted ? messages.unmount : messages.mount
  return (
    <button
      type="button"
      className={overlayStyles.tool}
      title={mayRun ? label : messages.restricted}
      aria-label={mayRun ? label : messages.restrictedName}
      aria-pressed={isMounted}
      onClick={() => (isMounted ? live.unmount(id) : void live.mount(id))}
    >
      {isMounted ? <Pause size={14} strokeWidth={1.5} aria-hidden /> : <Play size={14} strokeWidth={1.5} aria-hidden />}
    </button>
  )
}
