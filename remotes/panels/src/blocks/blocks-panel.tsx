import { useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { limits } from '@pergola/contracts'
import {
  Accordion,
  Button,
  CardGrid,
  EmptyState,
  PanelFrame,
  SegmentedControl,
  UploadButton,
  useDebounced,
} from '@pergola/ui'
import { addBlock, addFirst } from './add-block.ts'
import { BlockCard } from './block-card.tsx'
import styles from './blocks-panel.module.css'
import { BlockSearch } from './block-search.tsx'
import { GroupActions, OwnBlockMenu } from './group-actions.tsx'
import { firstHit, groupBlocks, shownBlocks } from './group-blocks.ts'
import type { BlockGroup, PanelBlock } from './group-blocks.ts'
import { messages } from './messages.ts'
import { uploadBlocks } from './block-actions.ts'
import type { OwnBlockServices } from './own-block-actions.ts'
import type { BlocksPart } from './search-wish.ts'
import { SectionCard } from './section-card.tsx'
import { siteTokens } from './site-tokens.ts'
import { useLazyBlocks } from './use-lazy-blocks.ts'
import type { LazyBlocks } from './use-lazy-blocks.ts'
import { usePanelBlocks } from './use-panel-blocks.ts'

export type BlocksPanelProps = OwnBlockServices

/** Of more than these only the cards in view are drawn. */
const fewBlocks = 60

export function BlocksPanel(services: BlocksPanelProps) {
  const { canvas } = services
  const blocks = usePanelBlocks(canvas)
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const [part, setPart] = useState<BlocksPart>('plain')
  const [closed, setClosed] = useState<readonly string[]>([])
  const settled = useDebounced(query.trim(), limits.searchDebounce)
  const late = useLazyBlocks(canvas, part === 'sections' || query.trim() !== '')
  const groups = useMemo(() => groupBlocks(shownBlocks(blocks, part, settled), settled), [blocks, part, settled])
  const first = readOnly ? undefined : firstHit(blocks, query)
  const scroller = useRef<HTMLDivElement>(null)

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
          <BlockSearch query={query} onChange={setQuery} onPart={setPart} onEnter={() => addFirst(services, query)} />
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
      <div className={styles.parts}>
        <SegmentedControl label={messages.parts} value={part} options={parts} onChange={setPart} />
      </div>
      {groups.map(section)}
      <PanelNote isEmpty={groups.length === 0} {...{ part, readOnly, settled }} {...late} />
    </PanelFrame>
  )
}

const parts = [
  { value: 'plain', label: messages.plain },
  { value: 'sections', label: messages.sections },
] as const

interface PanelNoteProps extends LazyBlocks {
  readonly isEmpty: boolean
  readonly part: BlocksPart
  readonly readOnly: boolean
  readonly settled: string
}

/** What is said below the groups, or in their place. */
function PanelNote({ isEmpty, part, readOnly, settled, sections, onRetry }: PanelNoteProps) {
  if (isEmpty && settled === '' && part === 'sections' && sections !== 'here')
    return sections === 'coming' ? (
      <EmptyState title={messages.sectionsComing} />
    ) : (
      <EmptyState title={messages.sectionsMissing} action={<Button onClick={onRetry}>{messages.tryAgain}</Button>} />
    )
  if (isEmpty) return <EmptyState title={messages.empty} />
  return <p className={styles.hint}>{readOnly ? messages.readOnly : messages.hint}</p>
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
        <ul className={blocks.some(({ section }) => section) ? styles.sections : styles.grid}>
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
  const tokens = useMemo(() => (block.section ? siteTokens(canvas) : ''), [canvas, block])
  const card = {
    block,
    canvas,
    isFirst,
    onInsert: (blockId: string) => addBlock(services, blockId),
    refusal: readOnly ? messages.readOnly : null,
    onRefused: toasts.warning,
  }

  if (block.section) return <SectionCard {...card} section={block.section} siteTokens={tokens} />
  return (
    <div className={styles.item}>
      <BlockCard {...card} />
      {block.own && <OwnBlockMenu services={services} block={block.own} readOnly={readOnly} />}
    </div>
  )
}
