import { componentMarkers } from '@pergola/contracts'
import { collectionsPath } from '@pergola/site/collections-path'
import { MousePointerClick } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Accordion, EmptyState, PanelFrame, ReadOnly } from '@pergola/ui'
import { OneOfSeveral } from '../one-of-several/one-of-several.tsx'
import { SymbolTraits } from '../symbols/symbol-traits.tsx'
import { messages as symbolMessages } from '../symbols/messages.ts'
import { AttributeList } from './attribute-list.tsx'
import { ComponentProps } from './component-props.tsx'
import { ElementTraits } from './element-traits.tsx'
import { LoopItemTraits, loopNameAround } from './loop-item-traits.tsx'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'
import { TypeContent, hasContent } from './type-content.tsx'
import { attributeOf, useSelectedElement } from './use-traits.ts'
import type { TraitProps, TraitServices } from './use-traits.ts'

const ContentTraits = lazy(async () => ({
  default: (await import('./content-traits.tsx')).ContentTraits,
}))

export function TraitsPanel(services: TraitServices) {
  const element = useSelectedElement(services.canvas)
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  if (!element) return <EmptyState icon={<MousePointerClick />} title={messages.noSelection} />

  const props = { element, services }
  return (
    // Keyed by the element, so that nothing half typed for one is written to the next.
    <PanelFrame key={element.id} label={messages.panel} above={<OneOfSeveral canvas={services.canvas} />}>
      <ReadOnly when={readOnly}>
        <SymbolGroup {...props} />
        <LoopGroup {...props} />
        <ContentGroup {...props} />
        {/* Where a link leads and which picture is shown is what people come for. */}
        <TraitGroup title={messages.traits}>
          <ElementTraits {...props} />
        </TraitGroup>
        {hasContent(element) && (
          <TraitGroup title={messages.content}>
            <TypeContent {...props} />
          </TraitGroup>
        )}
        <TraitGroup title={messages.attributes}>
          <AttributeList {...props} />
        </TraitGroup>
      </ReadOnly>
      <PropsGroup {...props} readOnly={readOnly} />
    </PanelFrame>
  )
}

function SymbolGroup({ element, services }: TraitProps) {
  const project = useStore(services.canvas.record, (state) => state.project)
  if (!element.symbol) return null
  const { id, root } = element.symbol
  return (
    <TraitGroup title={symbolMessages.group(project?.symbols[id]?.label ?? id)}>
      <SymbolTraits element={element} root={root} services={services} />
    </TraitGroup>
  )
}

/** Rarely wanted, so it costs nothing until it is opened. */
function PropsGroup({ readOnly, ...props }: TraitProps & { readOnly: boolean }) {
  const [open, setOpen] = useState<string | null>(null)
  const isMarked = attributeOf(props.element, componentMarkers.off) !== null
  const content = (
    <div className={styles.props}>
      <ReadOnly when={readOnly}>
        <ComponentProps {...props} />
      </ReadOnly>
    </div>
  )
  const section = { id: 'props', title: messages.props, mark: isMarked ? messages.propsOff : undefined, content }
  return <Accordion open={open} onOpenChange={setOpen} sections={[section]} />
}

function LoopGroup(props: TraitProps) {
  const list = loopNameAround(props)
  if (list === null) return null
  return (
    <TraitGroup title={messages.loopInside}>
      <LoopItemTraits {...props} list={list} />
    </TraitGroup>
  )
}

/** On sites that describe collections. */
function ContentGroup(props: TraitProps) {
  const isDescribed = useStore(props.services.projects.state, ({ open }) =>
    Object.hasOwn(open?.files ?? {}, collectionsPath),
  )
  if (!isDescribed) return null
  return (
    <Suspense fallback={null}>
      <TraitGroup title={messages.siteContent}>
        <ContentTraits {...props} />
      </TraitGroup>
    </Suspense>
  )
}

function TraitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={title}>
      <h2 className={styles.title} aria-hidden="true">
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
