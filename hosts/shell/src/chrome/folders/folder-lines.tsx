import { EmptyState, Skeleton } from '@pergola/ui'
import { ChangedLines, lineChanges, type LineChange } from '@pergola/ui/line-changes'
import { useEffect, useState } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'

interface Compared {
  readonly problem: string | null
  readonly lines: readonly LineChange[]
}

/** The folder's text, and what the project has instead. */
export function FolderLines({ projectId, path }: { projectId: string; path: string }) {
  const { folders } = useShell().services
  const [compared, setCompared] = useState<Compared | null>(null)
  useEffect(() => {
    let isWanted = true
    void folders.texts(projectId, path).then((texts) => isWanted && setCompared(compare(texts)))
    return () => {
      isWanted = false
    }
  }, [folders, projectId, path])
  if (!compared) return <Skeleton />
  if (compared.problem !== null) return <EmptyState title={compared.problem} />
  return <ChangedLines label={messages.lines(path)} lines={compared.lines} many={messages.manyLines} />
}

function compare({ mine, theirs }: { mine: string | null; theirs: string | null }): Compared {
  if (mine === null && theirs === null) return { problem: messages.noLines, lines: [] }
  const lines = lineChanges(theirs ?? '', mine ?? '')
  return lines ? { problem: null, lines } : { problem: messages.tooDifferent, lines: [] }
}
