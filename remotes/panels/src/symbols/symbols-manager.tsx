import { Component, LayoutTemplate, Upload } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Block } from '@pergola/contracts'
import { Button, CardGrid, EmptyState, SearchField, Tabs } from '@pergola/ui'
import { deleteBlocks, exportBlocks } from '../blocks/own-block-actions.ts'
import type { OwnBlockServices } from '../blocks/own-block-actions.ts'
import { projectBlocks } from '../blocks/project-blocks.ts'
import { messages } from './messages.ts'
import { PlainSymbols } from './plain-symbols.tsx'
import { SymbolCard } from './symbol-card.tsx'
import styles from './symbols-manager.module.css'
import { UploadTab } from './upload-tab.tsx'
import { useSymbolPages } from './use-symbol-pages.ts'

type TabName = 'symbol' | 'template' | 'upload'

/** Everything that was kept for later, in one place: found, exported, deleted, brought in. */
export function SymbolsManager(services: OwnBlockServices) {
  const [tab, setTab] = useState<TabName>('symbol')
  const tabs = [
    { value: 'symbol' as const, label: messages.symbols, icon: <Component /> },
    { value: 'template' as const, label: messages.templates, icon: <LayoutTemplate /> },
    { value: 'upload' as const, label: messages.upload, icon: <Upload /> },
  ]
  return (
    <section className={styles.manager} aria-label={messages.title}>
      <Tabs label={messages.title} value={tab} tabs={tabs} onChange={setTab} />
      {tab === 'upload' ? <UploadTab services={services} /> : <BlockList key={tab} services={services} type={tab} />}
    </section>
  )
}

function matches({ name, label, category, id }: Block, query: string): boolean {
  const text = `${name} ${label} ${category} ${id}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function BlockList({ services, type }: { services: OwnBlockServices; type: 'symbol' | 'template' }) {
  const project = useStore(services.canvas.record, (state) => state.project)
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const counts = useSymbolPages(services)
  const [query, setQuery] = useState('')
  const all = projectBlocks(project).filter((block) => block.type === type)
  const shown = all.filter((block) => matches(block, query.trim()))
  const kind = type === 'symbol' ? messages.symbols : messages.templates
  if (all.length === 0) return <Nothing type={type} />

  return (
    <>
      <div className={styles.head}>
        <SearchField label={messages.search(kind)} value={query} onChange={setQuery} />
        <Button variant="ghost" onClick={() => void exportBlocks(services, all)}>
          {messages.exportAll}
        </Button>
        <Button variant="ghost" disabled={readOnly} onClick={() => void deleteBlocks(services, all, kind)}>
          {messages.deleteAll}
        </Button>
      </div>
      {readOnly && <p className={styles.note}>{messages.readOnly}</p>}
      {type === 'symbol' && <PlainSymbols {...services} />}
      {shown.length === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <CardGrid
          label={messages.list(kind)}
          items={shown}
          itemKey={({ id }) => id}
          minimumWidth={180}
          gap={12}
          render={(block) => (
            <SymbolCard
              block={block}
              pages={type === 'symbol' && counts ? (counts.get(block.id) ?? 0) : null}
              readOnly={readOnly}
              onExport={() => void exportBlocks(services, [block])}
              onDelete={() => void deleteBlocks(services, [block])}
            />
          )}
        />
      )}
    </>
  )
}

function Nothing({ type }: { type: 'symbol' | 'template' }) {
  return type === 'symbol' ? (
    <EmptyState icon={<Component />} title={messages.none} text={messages.noSymbolsHint} />
  ) : (
    <EmptyState icon={<LayoutTemplate />} title={messages.none} text={messages.noTemplatesHint} />
  )
}
