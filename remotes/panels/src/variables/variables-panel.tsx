import { SwatchBook } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { CardGrid, EmptyState, IconButton, PanelFrame, SearchField, Skeleton } from '@pergola/ui'
import { ExchangeMenu } from './exchange-menu.tsx'
import { listRows, type ListItem } from './list-rows.ts'
import { kindLabels, messages } from './messages.ts'
import { MakersMenu, type MakerKind } from './makers/makers-menu.tsx'
import { ModeHeads } from './mode-heads.tsx'
import { NewVariable } from './new-variable.tsx'
import { useVariables, type Variables } from './use-variables.ts'
import { useVariableDrag } from './use-variable-drag.ts'
import { VariableEntry } from './variable-entry.tsx'
import type { VariableServices } from './variable-services.ts'
import styles from './variables-panel.module.css'

const MakerView = lazy(async () => ({ default: (await import('./makers/maker-view.tsx')).MakerView }))

/** Every custom property of the site in a table: its value in each mode, and where it is used. */
export function VariablesPanel(services: VariableServices) {
  const isOpen = useStore(services.canvas.state, (state) => state.document !== null)
  if (isOpen) return <OpenVariables {...services} />
  return (
    <PanelFrame label={messages.title}>
      <EmptyState title={messages.noPage} text={messages.noPageText} />
    </PanelFrame>
  )
}

function OpenVariables(services: VariableServices) {
  const variables = useVariables(services)
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const [query, setQuery] = useState('')
  const [maker, setMaker] = useState<MakerKind | null>(null)
  // Who comes back from a maker stands where it was asked for.
  const [isBack, setIsBack] = useState(false)
  if (maker && !readOnly)
    return (
      <Suspense fallback={<Skeleton height={200} />}>
        <MakerView
          kind={maker}
          services={services}
          variables={variables}
          onEnd={() => {
            setMaker(null)
            setIsBack(true)
          }}
        />
      </Suspense>
    )
  return (
    <PanelFrame
      fills
      label={messages.title}
      head={
        <div className={styles.head}>
          <div className={styles.search}>
            <SearchField label={messages.search} value={query} onChange={setQuery} />
            <IconButton
              label={messages.styleGuide}
              icon={<SwatchBook />}
              onClick={() => services.dialogs.open({ slot: 'modal:style-guide', title: messages.styleGuide })}
            />
            {!readOnly && <MakersMenu focused={isBack} onChoose={setMaker} />}
            <ExchangeMenu services={services} variables={variables} readOnly={readOnly} />
          </div>
          {!readOnly && <NewVariable variables={variables} />}
        </div>
      }
    >
      <Body services={services} variables={variables} query={query} readOnly={readOnly} />
    </PanelFrame>
  )
}

interface BodyProps {
  services: VariableServices
  variables: Variables
  query: string
  readOnly: boolean
}

function Body({ services, variables, query, readOnly }: BodyProps) {
  if (variables.phase === 'reading') return <Skeleton height={200} />
  if (variables.phase === 'failed') return <EmptyState title={messages.notRead} />
  if (variables.rows.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />
  return <Table services={services} variables={variables} query={query} readOnly={readOnly} />
}

function Table({ services, variables, query, readOnly }: BodyProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const items = useMemo(() => listRows(variables.rows, query), [variables.rows, query])
  const { drag, handlers } = useVariableDrag(variables, scroller)
  if (items.length === 0) return <EmptyState title={messages.noneFound} />
  return (
    <div ref={scroller} className={styles.scroller} data-readonly={readOnly || undefined}>
      <div
        {...handlers}
        className={styles.table}
        style={{ '--modes': variables.modes.length } as Record<string, unknown>}
      >
        <ModeHeads services={services} variables={variables} readOnly={readOnly} />
        <CardGrid<ListItem>
          label={messages.title}
          items={items}
          itemKey={({ key }) => key}
          minimumWidth={100_000}
          gap={0}
          scroller={scroller}
          render={(item) =>
            item.type === 'variable' ? (
              <VariableEntry
                services={services}
                variables={variables}
                item={item}
                readOnly={readOnly}
                mark={drag?.beside?.name === item.row.name ? drag.beside.side : undefined}
                isDragged={drag?.name === item.row.name}
              />
            ) : (
              <Heading item={item} />
            )
          }
        />
      </div>
    </div>
  )
}

function Heading({ item }: { item: Exclude<ListItem, { type: 'variable' }> }) {
  if (item.type === 'group') return <h4 className={styles.group}>{item.group}</h4>
  return (
    <h3 className={styles.kind}>
      {kindLabels[item.kind]} <span className={styles.count}>{item.count}</span>
    </h3>
  )
}
