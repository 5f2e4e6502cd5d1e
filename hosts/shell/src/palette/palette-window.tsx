import { Dialog, focusOnMount } from '@pergola/ui'
import { Suspense, useState } from 'react'
import { messages } from '../commands/messages.ts'
import { lazyWindow } from '../lazy-import.ts'
import styles from './palette-window.module.css'

const Palette = lazyWindow(async () => (await import('./palette.tsx')).Palette)

/** The list comes late, a field is there at once: what is typed meanwhile is kept for the list, and Enter chooses nothing. */
export function PaletteWindow({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const field = (
    <input
      className={styles.field}
      aria-label={messages.palette}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      ref={focusOnMount}
    />
  )
  return (
    <Dialog open bare title={messages.palette} width="560px" meanwhile={field} onClose={onClose}>
      <Suspense fallback={field}>
        <Palette query={query} onQueryChange={setQuery} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}
