import { useStore } from 'zustand'
import { linkMeant, pageLinks } from '@pergola/site/project'
import { Combobox } from '@pergola/ui'
import type { TraitServices } from './use-traits.ts'

interface PageLinkFieldProps {
  label: string
  value: string
  services: Pick<TraitServices, 'canvas' | 'projects'>
  /** Null for none. */
  onCommit: (href: string | null) => void
}

/** Where a link leads: anything that is typed, or a page of the project by its address or its name; a menu names the page it stands on as well. */
export function PageLinkField({ label, value, services, onCommit }: PageLinkFieldProps) {
  const project = useStore(services.projects.state, (state) => state.open?.project)
  const openPage = useStore(services.canvas.state, (state) => state.document?.pageName ?? 'index')
  const page = project?.pages[openPage]
  const links = project && page ? pageLinks(project, page) : []
  return (
    <Combobox
      label={label}
      value={value}
      placeholder="https://, #id, mailto:"
      suggestions={links.map(({ href }) => href)}
      onCommit={(href) => onCommit(linkMeant(href, links) || null)}
    />
  )
}
