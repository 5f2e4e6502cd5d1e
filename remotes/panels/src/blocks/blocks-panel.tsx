import { useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import { Accordion, CardGrid, EmptyState, PanelFrame, SearchField, UploadButton, useDebounced } from '@pergola/ui'
import { BlockCard } from './block-card.tsx'
import styles from './blocks-panel.module.css'
import { GroupActions, OwnBlockMenu } from './group-actions.tsx'
import { groupBlocks } from './group-blocks.ts'
import type { BlockGroup, PanelBlock } from './group-blocks.ts'
import { messages } from './messages.ts'
import { uploadBlocks } from './block-actions.ts'
import type { OwnBlockServices } from './own-block-actions.ts'
import { usePanelBlocks } from './use-panel-blocks.ts'

export type BlocksPanelProps = OwnBlockServices

/** Of more than these only the cards in view are drawn. */
const fewBlocks = 60

export function BlocksPanel(services: BlocksPanelProps) {
  const { canvas } = services
  const blocks = usePanelBlocks(canvas)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<readonly string[]>([])
  const settled = useDebounced(query.trim(), limits.searchDebounce)
  const groups = useMemo(() => groupBlocks(blocks, settled), [blocks, settled])
  const scroller = useRef<HTMLDivElement>(null)

  function section(group: BlockGroup) {
    const { category } = group
    const content = <GroupContent services={services} group={group} readOnly={readOnly} scroller={scroller} />
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
    <PanelFrame
      label="Blocks"
      bodyRef={scroller}
      head={
        <>
          <SearchField label={messages.search} value={query} onChange={setQuery} />
          {!readOnly && (
            <UploadButton
              label={messages.upload}
              accept=".json,application/json"
              small
              onFiles={([file]) => uploadBlocks(services, file)}
            />
          )}
        </>
      }
    >
      {groups.length === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <>
          {groups.map(section)}
          <p className={styles.hint}>{readOnly ? messages.readOnly : messages.hint}</p>
        </>
      )}
    </PanelFrame>
  )
}

interface GroupContentProps {
  services: OwnBlockServices
  group: BlockGroup
  readOnly: boolean
  scroller: RefObject<HTMLElement | null>
}

function GroupContent({ services, group: { category, blocks }, readOnly, scroller }: GroupContentProps) {
  const own = blocks.flatMap((block) => (block.own ? [block.own] : []))
  const card = (block: PanelBlock) => <GroupItem services={services} block={block} readOnly={readOnly} />
  return (
    <>
      {own.length > 0 && <GroupActions services={services} category={category} blocks={own} readOnly={readOnly} />}
      {blocks.length > fewBlocks ? (
        <CardGrid
          label={category}
          items={blocks}
          itemKey={({ id }) => id}
          minimumWidth={80}
          gap={8}
          scroller={scroller}
          render={card}
        />
      ) : (
        <ul className={styles.grid}>
          {blocks.map((block) => (
            <li key={block.id}>{card(block)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function GroupItem({
  services,
  block,
  readOnly,
}: {
  services: OwnBlockServices
  block: PanelBlock
  readOnly: boolean
}) {
  const { canvas, toasts } = services

  function insert(blockId: string) {
    if (canvas.state.getState().phase === 'loading') return toasts.warning(messages.loading)
    const outcome = canvas.insertBlock(blockId)
    if (!outcome.ok) return toasts.warning(messages.notAllowed)
    // Its styles may take the place of the blocks: the keyboard goes on at the new element.
    canvas.focus?.()
  }

  return (
    <div className={styles.item}>
      <BlockCard
        block={block}
        canvas={canvas}
        onInsert={insert}
        refusal={readOnly ? messages.readOnly : null}
        onRefused={toasts.warning}
      />
      {block.own && <OwnBlockMenu services={services} block={block.own} readOnly={readOnly} />}
    </div>
  )
}
