import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '@pergola/ui'
import liveStyles from '../live/live.module.css'
import type { Canvas } from '../service/create-canvas.ts'
import { messages } from './messages.ts'

/** Says that a page stays invisible without its scripts, and offers ways to look at it. */
export function UnscriptedBar({ canvas }: { canvas: Canvas }) {
  const { live, hiddenContent } = canvas
  const { found, shown } = useStore(hiddenContent.state)
  const runs = useStore(live.state, ({ targets }) => targets.length > 0)
  if (runs || (!found && !shown)) return null
  return (
    <div className={liveStyles.bar} data-bottom-bar>
      <output>{shown ? messages.shown : messages.found}</output>
      <Button onClick={() => void hiddenContent.show(!shown)}>{shown ? messages.hide : messages.show}</Button>
      {!shown && (
        <>
          {live.mayRun() && <Button onClick={() => void live.mount('page')}>{messages.run}</Button>}
          <IconButton label={messages.dismiss} icon={<X />} onClick={() => hiddenContent.dismiss()} />
        </>
      )}
    </div>
  )
}
