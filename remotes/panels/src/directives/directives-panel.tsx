import { Accordion, EmptyState, PanelFrame, ReadOnly, SearchField } from '@pergola/ui'
import { MousePointerClick } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { NodeId, SelectedElement } from '@pergola/contracts'
import { OneOfSeveral } from '../one-of-several/one-of-several.tsx'
import { CodeSection } from './code-section.tsx'
import { DataSection } from './data-section.tsx'
import styles from './directives-panel.module.css'
import type { DirectiveProps, DirectiveServices } from './directive-props.ts'
import { ForSection } from './for-section.tsx'
import { messages } from './messages.ts'
import { NamedSection } from './named-section.tsx'
import { attributesFor, shownSections } from './sections.ts'
import type { Section } from './sections.ts'
import { RefSection, ViewSection } from './small-sections.tsx'

export function DirectivesPanel(services: DirectiveServices) {
  const element = useStore(services.canvas.state, (state) => state.selected)
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  if (!element) return <EmptyState icon={<MousePointerClick />} title={messages.noSelection} />

  const isFrame = isPageFrame(element, services.canvas.rootLayer())
  const shown = shownSections({ attributes: element.attributes, isFrame, wanted })
  return (
    <PanelFrame
      label={messages.panel}
      above={<OneOfSeveral canvas={services.canvas} />}
      head={<SearchField label={messages.search} value={wanted} onChange={setWanted} />}
    >
      {shown.length === 0 && <p className={styles.none}>{messages.nothingFound}</p>}
      <Accordion
        open={open}
        onOpenChange={setOpen}
        sections={shown.map((section) => ({
          id: section.id,
          title: messages.sections[section.id],
          mark: attributesFor(section, element.attributes).length > 0 ? messages.isSet : undefined,
          // Keyed by the element, so that nothing half typed for one is written to the next.
          content: (
            <ReadOnly when={readOnly}>
              <SectionContent key={element.id} section={section} element={element} services={services} />
            </ReadOnly>
          ),
        }))}
      />
      {isFrame && wanted === '' && <p className={styles.none}>{messages.outsideBlocks}</p>}
    </PanelFrame>
  )
}

/** The body, what stands directly in it, and the elements around it. */
function isPageFrame({ path }: SelectedElement, body: NodeId | null): boolean {
  const depth = path.findIndex(({ id }) => id === body)
  return depth < 0 || path.length - depth <= 2
}

function SectionContent({ section, ...props }: DirectiveProps & { section: Section }) {
  switch (section.id) {
    case 'for':
      return <ForSection {...props} />
    case 'data':
      return <DataSection {...props} />
    case 'bind':
    case 'on':
      return <NamedSection {...props} kind={section.id} existing={attributesFor(section, props.element.attributes)} />
    case 'view':
      return <ViewSection {...props} />
    case 'ref':
      return <RefSection {...props} />
    default:
      return <CodeSection {...props} id={section.id} />
  }
}
