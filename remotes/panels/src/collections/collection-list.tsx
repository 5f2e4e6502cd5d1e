import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { importCollection, newCollection } from '@pergola/site/collections'
import type { Collection } from '@pergola/site/collections'
import { Button, EmptyState, PanelFrame, TextField, UploadButton, useFileDrop } from '@pergola/ui'
import styles from './collections.module.css'
import type { ContentProps } from './content-services.ts'
import { messages } from './messages.ts'

interface ListProps extends ContentProps {
  readonly onChosen: (name: string) => void
}

/** All collections of the site, and what makes another one. */
export function CollectionList({ services, collections, content, readOnly, onChosen }: ListProps) {
  const taken = new Set(content.collections.map(({ name }) => name))

  async function put(collection: Collection, files: Readonly<Record<string, string>>, label: string) {
    const all = [...content.collections, collection]
    if (await collections.describe(all, label, { files })) onChosen(collection.name)
  }

  async function upload(files: readonly File[]) {
    const given = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })))
    const made = importCollection(given, taken)
    if (!made) return services.toasts.error(messages.notImported, messages.notImportedText)
    return put(made.collection, made.files, messages.steps.import(made.collection.label))
  }

  const drop = useFileDrop((files) => void (readOnly ? undefined : upload(files)))
  return (
    <PanelFrame
      {...drop.handlers}
      data-over={drop.isOver || undefined}
      label={messages.title}
      head={
        !readOnly && (
          <NewCollection
            onCreate={(typed) => put(newCollection(typed, taken), {}, messages.steps.create(typed))}
            onUpload={(files) => void upload(files)}
          />
        )
      }
    >
      {content.problems.map((problem) => (
        <p key={problem} className={styles.problem} role="alert">
          {problem}
        </p>
      ))}
      {content.collections.length === 0 && content.problems.length === 0 && (
        <EmptyState title={messages.none} text={messages.noneText} />
      )}
      <ul className={styles.list}>
        {content.collections.map(({ name, label, entries }) => (
          <li key={name}>
            <button type="button" className={styles.row} onClick={() => onChosen(name)}>
              <span className={styles.name}>{label}</span>
              <span className={styles.muted}>{messages.count(entries.length)}</span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </PanelFrame>
  )
}

interface NewProps {
  readonly onCreate: (typed: string) => Promise<void>
  readonly onUpload: (files: readonly File[]) => void
}

function NewCollection({ onCreate, onUpload }: NewProps) {
  const [name, setName] = useState('')
  async function create(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    await onCreate(name)
    setName('')
  }
  return (
    <form className={styles.create} onSubmit={(event) => void create(event)}>
      <TextField
        label={messages.newName}
        hideLabel
        placeholder={messages.newPlaceholder}
        value={name}
        onChange={setName}
      />
      <Button type="submit" icon={<Plus />}>
        {messages.create}
      </Button>
      <UploadButton label={messages.import} accept=".csv,.json,.md,.markdown" multiple small onFiles={onUpload} />
    </form>
  )
}
