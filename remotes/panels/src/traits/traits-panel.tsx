import { MousePointerClick } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@pergola/ui'
import { AttributeList } from './attribute-list.tsx'
import { ElementTraits } from './element-traits.tsx'
import { messages } from './messages.ts'
import { TextContent, hasContent } from './text-content.tsx'
import styles from './traits-panel.module.css'
import { useSelectedElement } from './use-traits.ts'
import type { TraitServices } from './use-traits.ts'

export function TraitsPanel(services: TraitServices) {
  const element = useSelectedElement(services.canvas)
  if (!element) return <EmptyState icon={<MousePointerClick />} title={messages.noSelection} />

  const props = { element, services }
  return (
    // Keyed by the element, so that nothing half typed for one is written to the next.
    <section key={element.id} className={styles.panel} aria-label={messages.panel}>
      {hasContent(element) && (
        <TraitGroup title={messages.content}>
          <TextContent {...props} />
        </TraitGroup>
      )}
      <TraitGroup title={messages.traits}>
        <ElementTraits {...props} />
      </TraitGroup>
      <TraitGroup title={messages.attributes}>
        <AttributeList {...props} />
      </TraitGroup>
    </section>
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
