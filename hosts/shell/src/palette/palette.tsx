import { PaletteList } from '@pergola/ui'
import { useEffect, useMemo, useState } from 'react'
import { useShell } from '../context/shell-context.tsx'
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
  const { canvas } = shell.remotes.services
  const [late, setLate] = useState(0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the blocks that came later are entries, too
  const entries = useMemo(() => collectEntries(shell), [shell, late])
  const finder = useMemo(() => createFinder(), [])
  useEffect(() => {
    const which = canvas?.state.getState().document ? (['plain', 'sections'] as const) : []
    for (const each of which) void canvas?.loadBlocks?.(each).then(() => setLate((count) => count + 1))
  }, [canvas])
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
