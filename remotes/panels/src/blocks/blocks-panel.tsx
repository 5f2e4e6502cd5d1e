import { useState } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import type { CanvasService, ToastsService } from '@pergola/contracts'
import { Accordion, EmptyState, SearchField } from '@pergola/ui'
import { useDebounced } from '../use-debounced.ts'
import { BlockCard } from './block-card.tsx'
import styles from './blocks-panel.module.css'
import { groupBlocks } from './group-blocks.ts'
import type { BlockGroup } from './group-blocks.ts'
import { messages } from './messages.ts'

export interface BlocksPanelProps {
  canvas: CanvasService
  toasts: ToastsService
}

export function BlocksPanel({ canvas, toasts }: BlocksPanelProps) {
  const blocks = useStore(canvas.blocks, (state) => state.blocks)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<readonly string[]>([])
  const settled = useDebounced(query.trim(), limits.searchDebounce)
  const groups = groupBlocks(blocks, settled)

  function insert(blockId: string) {
    const outcome = canvas.insertBlock(blockId)
    if (!outcome.ok) toasts.warning(messages.notAllowed)
  }

  function section({ category, blocks: members }: BlockGroup) {
    const content = (
      <ul className={styles.grid}>
        {members.map((block) => (
          <li key={block.id}>
            <BlockCard block={block} canvas={canvas} onInsert={insert} disabled={readOnly} />
          </li>
        ))}
      </ul>
    )
    // While searching every group is open: a match behind a closed group would look like none.
    const open = settled !== '' || !closed.includes(category) ? category : null
    return (
      <Accordion
        key={category}
        sections={[{ id: category, title: category, content }]}
        open={open}
        onOpenChange={(id) =>
          setClosed(id === null ? [...closed, category] : closed.filter((each) => each !== category))
        }
      />
    )
  }

  return (
    <section className={styles.panel} aria-label="Blocks">
      <div className={styles.search}>
        <SearchField label={messages.search} value={query} onChange={setQuery} />
      </div>
      {groups.length === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <div className={styles.groups}>
          {groups.map(section)}
          <p className={styles.hint}>{readOnly ? messages.readOnly : messages.hint}</p>
        </div>
      )}
    </section>
  )
}
