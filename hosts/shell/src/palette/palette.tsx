import { Dialog, PaletteList } from '@pergola/ui'
import { useMemo, useState } from 'react'
import { useShell } from '../compose/shell-context.tsx'
import { collectEntries } from './collect-entries.ts'
import { createFinder, findEntries } from './find-entries.ts'
import { messages } from './messages.ts'

/** Commands, pages, windows and elements of the page, by a few letters of their names. */
export function Palette({ onClose }: { onClose: () => void }) {
  const shell = useShell()
  const [query, setQuery] = useState('')
  const entries = useMemo(() => collectEntries(shell), [shell])
  const finder = useMemo(() => createFinder(), [])
  const found = useMemo(() => findEntries(finder, entries, query), [finder, entries, query])

  return (
    <Dialog open bare title={messages.title} width="560px" onClose={onClose}>
      <PaletteList
        label={messages.title}
        placeholder={messages.placeholder}
        query={query}
        items={found}
        emptyText={messages.nothing(query)}
        onQueryChange={setQuery}
        onChoose={({ id }) => {
          onClose()
          entries.find((entry) => entry.id === id)?.run()
        }}
      />
    </Dialog>
  )
}
