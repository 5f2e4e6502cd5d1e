import { ArrowLeft, Ellipsis, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { textValue } from '@pergola/site/collections'
import type { Entry, LoadedCollection } from '@pergola/site/collections'
import { Accordion, Button, IconButton, Menu, PanelFrame, CardGrid } from '@pergola/ui'
import { CollectionSettings } from './collection-settings.tsx'
import styles from './collections.module.css'
import type { ContentProps } from './content-services.ts'
import { messages } from './messages.ts'

interface ViewProps extends ContentProps {
  readonly collection: LoadedCollection
  readonly onBack: () => void
  readonly onChosen: (key: string) => void
}

/** What an entry is called in lists. */
export function titleOf({ fields }: LoadedCollection, { stored, slug }: Entry): string {
  const field = fields.find(({ type }) => type === 'text')
  return (field && textValue(stored.get(field.name))) || slug
}

/** The entries of one collection, and where they are shown. */
export function CollectionView(props: ViewProps) {
  const { collection, collections, readOnly, onBack, onChosen } = props
  const { label, entries, fields } = collection
  const first = fields.find(({ type }) => type === 'text')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <PanelFrame
      fills
      label={label}
      head={
        <div className={styles.head}>
          <div className={styles.title}>
            <IconButton label={messages.back} icon={<ArrowLeft />} onClick={onBack} />
            <h2 className={styles.name}>{label}</h2>
            {!readOnly && (
              <Button
                icon={<Plus />}
                onClick={async () => {
                  const values = first ? { [first.name]: messages.newEntry } : { slug: 'entry' }
                  const key = await collections.edit(collection, { kind: 'add', values })
                  if (key !== null) onChosen(key)
                }}
              >
                {messages.add}
              </Button>
            )}
          </div>
          <Accordion
            open={open}
            onOpenChange={setOpen}
            sections={[{ id: 'settings', title: messages.settings, content: <CollectionSettings {...props} /> }]}
          />
        </div>
      }
    >
      {entries.length === 0 ? <p className={styles.muted}>{messages.noEntries}</p> : <Entries {...props} />}
    </PanelFrame>
  )
}

function Entries({ collection, collections, readOnly, onChosen }: ViewProps) {
  const { entries } = collection
  const scroller = useRef<HTMLDivElement>(null)
  const keys = entries.map(({ key }) => key)
  function moved(key: string, by: number): string[] {
    const at = keys.indexOf(key)
    const rest = keys.filter((each) => each !== key)
    return [...rest.slice(0, at + by), key, ...rest.slice(at + by)]
  }
  return (
    <div ref={scroller} className={styles.scroller}>
      <CardGrid<Entry>
        label={messages.entries}
        items={entries}
        itemKey={({ key }) => key}
        minimumWidth={100_000}
        gap={0}
        scroller={scroller}
        render={(entry) => (
          <div className={styles.entry}>
            <button type="button" className={styles.row} onClick={() => onChosen(entry.key)}>
              <span className={styles.name}>{titleOf(collection, entry)}</span>
              {entry.isDraft && <span className={styles.muted}>{messages.draft}</span>}
            </button>
            {!readOnly && (
              <Menu
                label={messages.actions(titleOf(collection, entry))}
                align="end"
                trigger={<IconButton label={messages.actions(titleOf(collection, entry))} icon={<Ellipsis />} />}
                items={[
                  {
                    label: messages.duplicate,
                    onSelect: () =>
                      void collections.edit(collection, { kind: 'add', values: Object.fromEntries(entry.stored) }),
                  },
                  {
                    label: messages.moveUp,
                    disabled: keys[0] === entry.key,
                    onSelect: () => void collections.edit(collection, { kind: 'order', keys: moved(entry.key, -1) }),
                  },
                  {
                    label: messages.moveDown,
                    disabled: keys.at(-1) === entry.key,
                    onSelect: () => void collections.edit(collection, { kind: 'order', keys: moved(entry.key, 1) }),
                  },
                  'separator',
                  {
                    label: messages.remove,
                    danger: true,
                    onSelect: () => void collections.edit(collection, { kind: 'remove', key: entry.key }),
                  },
                ]}
              />
            )}
          </div>
        )}
      />
    </div>
  )
}
