import { ArrowLeft, ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { addressPart, textValue } from '@pergola/site/collections'
import type { Entry, Field, LoadedCollection } from '@pergola/site/collections'
import { FieldFrame, IconButton, PanelFrame, ReadOnly, Select, Switch, TextField } from '@pergola/ui'
import { titleOf } from './collection-view.tsx'
import styles from './collections.module.css'
import type { ContentProps } from './content-services.ts'
import { messages } from './messages.ts'

interface FormProps extends ContentProps {
  readonly collection: LoadedCollection
  readonly entry: Entry
  readonly onBack: () => void
}

/** An entry, with an editor for each of its fields. A change is one step, and stored. */
export function EntryForm(props: FormProps) {
  const { collection, collections, entry, readOnly, onBack } = props
  const write = (values: Readonly<Record<string, unknown>>) =>
    void collections.edit(collection, { kind: 'set', key: entry.key, values })
  return (
    <PanelFrame
      label={titleOf(collection, entry)}
      head={
        <div className={styles.title}>
          <IconButton label={messages.backToEntries(collection.label)} icon={<ArrowLeft />} onClick={onBack} />
          <h2 className={styles.name}>{titleOf(collection, entry)}</h2>
        </div>
      }
    >
      <ReadOnly when={readOnly}>
        <div className={styles.form}>
          {collection.fields.map((field) => (
            <FieldEditor
              key={field.name}
              {...props}
              field={field}
              stored={entry.stored.get(field.name)}
              onWrite={(value) => write({ [field.name]: value, ...slugOf(props, field, value) })}
            />
          ))}
          <TextField label={messages.slug} value={entry.slug} onCommit={(slug) => write({ slug: slug || undefined })} />
          <Switch
            label={messages.draft}
            hint={messages.draftHint}
            checked={entry.isDraft}
            onChange={(draft) => write({ draft: draft || undefined })}
          />
        </div>
      </ReadOnly>
    </PanelFrame>
  )
}

/** What nobody has named yet is called in addresses as it is called. */
function slugOf({ collection, entry }: FormProps, field: Field, value: unknown) {
  const isTitle = collection.fields.find(({ type }) => type === 'text') === field
  const slug = isTitle && /^new-entry(?:-\d+)?$/.test(entry.slug) ? addressPart(textValue(value)) : ''
  return slug === '' ? {} : { slug }
}

interface EditorProps extends FormProps {
  readonly field: Field
  readonly stored: unknown
  readonly onWrite: (value: unknown) => void
}

function FieldEditor(props: EditorProps) {
  const { field, stored, onWrite, content } = props
  const label = field.name
  const text = textValue(stored)
  const choices = (values: readonly { value: string; label: string }[]) => (
    <Select
      label={label}
      value={text}
      options={[{ value: '', label: messages.nothing }, ...values]}
      onChange={(value) => onWrite(value === '' ? undefined : value)}
    />
  )
  switch (field.type) {
    case 'markdown':
      return <TextField label={label} value={text} multiline rows={12} onCommit={onWrite} />
    case 'number':
      return <TextField label={label} value={text} onCommit={(typed) => onWrite(asNumber(typed))} />
    case 'date':
      return <DateField {...props} />
    case 'boolean':
      return <Switch label={label} checked={stored === true || text === 'true'} onChange={onWrite} />
    case 'choice':
      return choices(field.options.map((value) => ({ value, label: value })))
    case 'reference': {
      const target = content.collections.find(({ name }) => name === field.to)
      return choices(
        (target?.entries ?? []).map((entry) => ({
          value: entry.slug,
          label: target ? titleOf(target, entry) : entry.slug,
        })),
      )
    }
    case 'image':
      return <ImageField {...props} />
    default:
      return <TextField label={label} value={text} onCommit={(typed) => onWrite(typed === '' ? undefined : typed)} />
  }
}

/** What is no number stays as it was typed, for the person to see. */
function asNumber(typed: string): unknown {
  const value = Number(typed)
  return typed.trim() === '' ? undefined : Number.isFinite(value) ? value : typed
}

function DateField({ field, stored, onWrite }: EditorProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={field.name}>
      <input
        id={id}
        type="date"
        className={styles.date}
        // Written when it is left: while a year is typed, every digit is a date.
        defaultValue={textValue(stored).slice(0, 10)}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== textValue(stored).slice(0, 10)) onWrite(value || undefined)
        }}
      />
    </FieldFrame>
  )
}

function ImageField({ field, stored, onWrite, services }: EditorProps) {
  const { assetPicker } = services
  return (
    <div className={styles.create}>
      <div className={styles.grow}>
        <TextField
          label={field.name}
          value={textValue(stored)}
          onCommit={(typed) => onWrite(typed === '' ? undefined : typed)}
        />
      </div>
      {assetPicker && (
        <IconButton
          label={`${messages.pickImage}: ${field.name}`}
          icon={<ImagePlus />}
          onClick={async () => {
            const picked = await assetPicker.pick({ mime: 'image' })
            if (picked) onWrite(picked.path)
          }}
        />
      )}
    </div>
  )
}
