import { useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import { Accordion, CardGrid, EmptyState, PanelFrame, UploadButton, useDebounced } from '@pergola/ui'
import { addBlock } from './add-block.ts'
import { BlockCard } from './block-card.tsx'
import styles from './blocks-panel.module.css'
import { BlockSearch } from './block-search.tsx'
import { GroupActions, OwnBlockMenu } from './group-actions.tsx'
import { firstHit, groupBlocks } from './group-blocks.ts'
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
  const first = readOnly ? undefined : firstHit(blocks, query)
  const scroller = useRef<HTMLDivElement>(null)

  function addFirst(): boolean {
    if (readOnly) services.toasts.warning(messages.readOnly)
    return first !== undefined && addBlock(services, first.id)
  }

  function section(group: BlockGroup) {
    const { category } = group
    const content = (
      <GroupContent services={services} group={group} first={first?.id} readOnly={readOnly} scroller={scroller} />
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
    <PanelFrame
      label="Blocks"
      bodyRef={scroller}
      head={
        <>
          <BlockSearch query={query} onChange={setQuery} onEnter={addFirst} />
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
  /** The block that Enter in the search adds. */
  first: string | undefined
  readOnly: boolean
  scroller: RefObject<HTMLElement | null>
}

function GroupContent({ services, group: { category, blocks }, first, readOnly, scroller }: GroupContentProps) {
  const own = blocks.flatMap((block) => (block.own ? [block.own] : []))
  const card = (block: PanelBlock) => (
    <GroupItem services={services} block={block} isFirst={block.id === first} readOnly={readOnly} />
  )
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

interface GroupItemProps {
  services: OwnBlockServices
  block: PanelBlock
  isFirst: boolean
  readOnly: boolean
}

function GroupItem({ services, block, isFirst, readOnly }: GroupItemProps) {
  const { canvas, toasts } = services

  return (
    <div className={styles.item}>
      <BlockCard
        block={block}
        canvas={canvas}
        isFirst={isFirst}
        onInsert={(blockId) => addBlock(services, blockId)}
        refusal={readOnly ? messages.readOnly : null}
        onRefused={toasts.warning}
      />
      {block.own && <OwnBlockMenu services={services} block={block.own} readOnly={readOnly} />}
    </div>
  )
}
