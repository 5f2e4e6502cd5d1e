import { PaletteList } from '@pergola/ui'
import { useMemo } from 'react'
import { useShell } from '../compose/shell-context.tsx'
import { collectEntries } from './collect-entries.ts'
import { createFinder, findEntries } from './find-entries.ts'
import { messages } from './messages.ts'

export interface PaletteProps {
  query: string
  onQueryChange: (query: string) => void
  onClose: () => void
}

/** Commands, pages, windows and elements of the page, by a few letters of their names. */
export function Palette({ query, onQueryChange, onClose }: PaletteProps) {
  const shell = useShell()
  const entries = useMemo(() => collectEntries(shell), [shell])
  const finder = useMemo(() => createFinder(), [])
  const found = useMemo(() => findEntries(finder, entries, query), [finder, entries, query])

  return (
    <PaletteList
      label={messages.title}
      placeholder={messages.placeholder}
      query={query}
      items={found}
      emptyText={messages.nothing(query)}
      onQueryChange={onQueryChange}
      onChoose={({ id }) => {
        onClose()
        entries.find((entry) => entry.id === id)?.run()
      }}
    />
  )
}
