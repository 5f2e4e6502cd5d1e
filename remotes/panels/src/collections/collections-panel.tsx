import { useState } from 'react'
import { useStore } from 'zustand'
import { EmptyState, PanelFrame, Skeleton } from '@pergola/ui'
import { CollectionList } from './collection-list.tsx'
import { CollectionView } from './collection-view.tsx'
import { EntryForm } from './entry-form.tsx'
import { messages } from './messages.ts'
import { createCollections } from './create-collections.ts'
import { useContent } from './use-content.ts'
import type { ContentServices } from './content-services.ts'

/** Where somebody is: among all collections, in one, or at an entry of it. */
interface Place {
  readonly collection: string | null
  readonly entry: string | null
}

/** The content of the site: articles, products and whatever else is many of a kind. */
export function CollectionsPanel(services: ContentServices) {
  const isOpen = useStore(services.canvas.state, (state) => state.document !== null)
  if (isOpen) return <OpenCollections services={services} />
  return (
    <PanelFrame label={messages.title}>
      <EmptyState title={messages.noPage} text={messages.noPageText} />
    </PanelFrame>
  )
}

function OpenCollections({ services }: { services: ContentServices }) {
  const [collections] = useState(() => createCollections(services))
  const { content, failed } = useContent(services)
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const [place, setPlace] = useState<Place>({ collection: null, entry: null })
  if (failed || !content)
    return (
      <PanelFrame label={messages.title}>
        {failed ? <EmptyState title={messages.notRead} /> : <Skeleton height={200} />}
      </PanelFrame>
    )
  const collection = content.collections.find(({ name }) => name === place.collection)
  const entry = collection?.entries.find(({ key }) => key === place.entry)
  const shared = { services, collections, content, readOnly }
  if (!collection)
    return <CollectionList {...shared} onChosen={(name) => setPlace({ collection: name, entry: null })} />
  if (!entry)
    return (
      <CollectionView
        {...shared}
        collection={collection}
        onBack={() => setPlace({ collection: null, entry: null })}
        onChosen={(key) => setPlace({ collection: collection.name, entry: key })}
      />
    )
  return (
    <EntryForm
      // Keyed by the entry, so that nothing half typed for one is written to the next.
      key={entry.key}
      {...shared}
      collection={collection}
      entry={entry}
      onBack={() => setPlace({ collection: collection.name, entry: null })}
    />
  )
}
