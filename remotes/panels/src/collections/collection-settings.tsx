import { FilePlus2, ListPlus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isIdentifier } from '@pergola/contracts'
import { addressPart, fieldTypes, listHtml, ownMembers, templateHtml } from '@pergola/site/collections'
import type { Collection, Field, FieldType, LoadedCollection } from '@pergola/site/collections'
import { addPage } from '@pergola/site/project'
import { Button, IconButton, ReadOnly, Select, TextField } from '@pergola/ui'
import { openPage } from '../pages/open-page.ts'
import styles from './collections.module.css'
import type { ContentProps } from './content-services.ts'
import { messages, typeLabels } from './messages.ts'

interface SettingsProps extends ContentProps {
  readonly collection: LoadedCollection
}

/** Where a collection is shown, and what its entries hold. */
export function CollectionSettings(props: SettingsProps) {
  const { services, collections, content, collection, readOnly } = props
  const pages = useStore(services.projects.state, ({ open }) => open?.project.pages) ?? {}
  const change = (part: Partial<Collection>) => {
    const all = content.collections.map((each) => (each.name === collection.name ? { ...each, ...part } : each))
    return collections.describe(all, messages.steps.describe(collection.label))
  }

  async function makePage() {
    const { open } = services.projects.state.getState()
    if (!open) return
    const has = (path: string) => Object.hasOwn(open.files, path)
    const name = addressPart(collection.label.replace(/s$/, '')) || 'entry'
    const added = addPage(open.project, { name, id: crypto.randomUUID(), has })
    if (!added.ok) return services.toasts.error(messages.notChanged, `${name}: ${added.failure}`)
    const { page, files, project } = added.value
    const folder = addressPart(collection.label) || collection.name
    const described = { ...collection, page: page.name, address: `${folder}/{slug}` }
    const all = content.collections.map((each) => (each.name === collection.name ? described : each))
    await collections.describe(all, messages.steps.page(collection.label), {
      files: { ...files, [page.pathes.html]: templateHtml(collection) },
      record: { pages: project.pages },
    })
  }

  function insert() {
    const done = services.canvas.insertHtml(listHtml(collection))
    if (done.ok) services.toasts.success(messages.inserted)
    else services.toasts.error(messages.notChanged)
  }

  const hasPage = collection.page !== '' && Object.hasOwn(pages, collection.page)
  return (
    <ReadOnly when={readOnly}>
      <div className={styles.form}>
        <Button icon={<ListPlus />} onClick={insert}>
          {messages.insertList}
        </Button>
        {hasPage ? (
          <>
            <Button icon={<FilePlus2 />} onClick={() => void openPage(collection.page, services)}>
              {messages.openPage}
            </Button>
            <TextField
              label={messages.address}
              hint={messages.addressHint}
              code
              value={collection.address}
              onCommit={(address) => void change({ address: address.trim() })}
            />
          </>
        ) : (
          <Button icon={<FilePlus2 />} onClick={() => void makePage()}>
            {messages.makePage}
          </Button>
        )}
        <FieldList fields={collection.fields} onChange={(fields) => void change({ fields })} {...props} />
      </div>
    </ReadOnly>
  )
}

interface FieldListProps extends SettingsProps {
  readonly fields: readonly Field[]
  readonly onChange: (fields: readonly Field[]) => void
}

function FieldList({ fields, onChange, content, services }: FieldListProps) {
  const [name, setName] = useState('')
  const [type, setType] = useState<FieldType>('text')

  function add() {
    const wanted = name.trim()
    const isTaken = fields.some((field) => field.name === wanted)
    if (!isIdentifier(wanted) || isTaken || ownMembers.has(wanted))
      return services.toasts.warning(messages.fieldRefused)
    const to = type === 'reference' ? (content.collections[0]?.name ?? '') : ''
    onChange([...fields, { name: wanted, type, options: [], to }])
    return setName('')
  }

  return (
    <section aria-label={messages.fields}>
      <h3 className={styles.heading}>{messages.fields}</h3>
      <ul className={styles.list}>
        {fields.map((field) => (
          <li key={field.name} className={styles.field}>
            <span className={styles.name}>{field.name}</span>
            <Select
              label={field.name}
              hideLabel
              value={field.type}
              options={typeOptions}
              onChange={(next) => onChange(fields.map((each) => (each === field ? { ...each, type: next } : each)))}
            />
            <IconButton
              label={messages.removeField(field.name)}
              icon={<Trash2 />}
              danger
              onClick={() => onChange(fields.filter((each) => each !== field))}
            />
            <FieldDetail
              field={field}
              content={content}
              onChange={(next) => onChange(fields.map((each) => (each === field ? next : each)))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.field}>
        <TextField
          label={messages.fieldName}
          hideLabel
          placeholder={messages.fieldName}
          value={name}
          onChange={setName}
          onEnter={add}
        />
        <Select label={messages.fieldType} hideLabel value={type} options={typeOptions} onChange={setType} />
        <IconButton label={messages.addField} icon={<Plus />} onClick={add} />
      </div>
    </section>
  )
}

interface DetailProps extends Pick<ContentProps, 'content'> {
  readonly field: Field
  readonly onChange: (field: Field) => void
}

/** What a choice is made among, or where a reference leads. */
function FieldDetail({ field, content, onChange }: DetailProps) {
  if (field.type === 'choice')
    return (
      <div className={styles.detail}>
        <TextField
          label={messages.options}
          value={field.options.join(', ')}
          onCommit={(typed) =>
            onChange({
              ...field,
              options: typed
                .split(',')
                .map((each) => each.trim())
                .filter(Boolean),
            })
          }
        />
      </div>
    )
  if (field.type !== 'reference') return null
  return (
    <div className={styles.detail}>
      <Select
        label={messages.leadsTo}
        value={field.to}
        options={content.collections.map(({ name, label }) => ({ value: name, label }))}
        onChange={(to) => onChange({ ...field, to })}
      />
    </div>
  )
}

const typeOptions = fieldTypes.map((value) => ({ value, label: typeLabels[value] }))
