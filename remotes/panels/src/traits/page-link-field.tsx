import { useStore } from 'zustand'
import { Combobox } from '@pergola/ui'
import { pageLinks } from './page-links.ts'
import type { TraitServices } from './use-traits.ts'

interface PageLinkFieldProps {
  label: string
  value: string
  services: Pick<TraitServices, 'canvas' | 'projects'>
  /** Null for none. */
  onCommit: (href: string | null) => void
}

const noPages = {}

/** Where a link leads: anything that is typed, or a page of the project. */
export function PageLinkField({ label, value, services, onCommit }: PageLinkFieldProps) {
  const pages = useStore(services.projects.state, (state) => state.open?.project.pages ?? noPages)
  const openPage = useStore(services.canvas.state, (state) => state.document?.pageName ?? 'index')
  return (
    <Combobox
      label={label}
      value={value}
      placeholder="https://, #id, mailto:"
      suggestions={pageLinks(Object.values(pages), openPage)}
      onCommit={(href) => onCommit(href.trim() || null)}
    />
  )
}
