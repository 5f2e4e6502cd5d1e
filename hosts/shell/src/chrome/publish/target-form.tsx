import { Button, Select, TextField } from '@pergola/ui'
import {
  type KnownTarget,
  type PublishWorker,
  targetKind,
  targetKinds,
  type TargetField,
  type TargetValues,
  type TargetKindName,
} from '@pergola/workers/publish'
import { type FormEvent, useId, useState } from 'react'
import { pickFolder } from '../../services/folders/folder-access.ts'
import { messages } from './messages.ts'
import styles from './publish.module.css'
import { SecretField } from './secret-field.tsx'

interface TargetFormProps {
  /** Of the form, so that a button outside of it can send it. */
  id: string
  projectId: string
  /** Null: a new target. */
  editing: KnownTarget | null
  worker: PublishWorker
  onKept: (target: KnownTarget) => void
}

const canFolder = 'showDirectoryPicker' in globalThis
const offered = targetKinds.filter(({ kind }) => kind !== 'folder' || canFolder)

/** The address is for the link that is shown: it stands behind what opens the target, and not between a key and its secret. */
const isShown = ({ name }: TargetField) => name === 'address'
const isOfAccess = (field: TargetField) => !isShown(field)

/** What has to be known of a target, and what its key or token may do. */
export function TargetForm({ id, projectId, editing, worker, onKept }: TargetFormProps) {
  const [kind, setKind] = useState<TargetKindName>(editing?.kind ?? 's3')
  const [values, setValues] = useState<TargetValues>(editing?.values ?? {})
  const [secret, setSecret] = useState('')
  const [folder, setFolder] = useState<FileSystemDirectoryHandle | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { fields, secret: wanted } = targetKind(kind)
  const isKept = editing?.kind === kind
  const problemId = useId()

  async function keep(event: FormEvent) {
    event.preventDefault()
    const target = { projectId, id: editing?.id ?? null, kind, values, secret: secret || null, folder }
    const outcome = await worker.ask('keepTarget', target)
    if (outcome.ok) return onKept(outcome.value)
    setProblem(outcome.detail ?? outcome.failure)
  }

  return (
    <form
      id={id}
      className={styles.form}
      aria-describedby={problem ? problemId : undefined}
      onSubmit={(event) => void keep(event)}
    >
      <Select
        label={messages.target}
        value={kind}
        options={offered.map((each) => ({ value: each.kind, label: each.name }))}
        onChange={setKind}
      />
      <Fields key={kind} fields={fields.filter(isOfAccess)} values={values} onChange={setValues} />
      {wanted && (
        <SecretField
          label={wanted.label}
          value={secret}
          isKept={isKept}
          hint={`${wanted.rights} ${isKept ? messages.secretKept : messages.secretNote}`}
          onChange={setSecret}
        />
      )}
      <Fields key={`${kind}, shown`} fields={fields.filter(isShown)} values={values} onChange={setValues} />
      {kind === 'folder' && <FolderField chosen={folder} editing={editing} onChoose={setFolder} />}
      {problem !== null && <Problem id={problemId} text={problem} />}
    </form>
  )
}

interface FieldsProps {
  fields: readonly TargetField[]
  values: TargetValues
  onChange: (values: TargetValues) => void
}

function Fields({ fields, values, onChange }: FieldsProps) {
  return fields.map(({ name, label, hint, placeholder, standard }) => (
    <TextField
      key={name}
      label={label}
      value={values[name] ?? standard ?? ''}
      hint={hint}
      placeholder={placeholder}
      required={standard === undefined}
      onChange={(text) => onChange({ ...values, [name]: text })}
    />
  ))
}

interface FolderFieldProps {
  chosen: FileSystemDirectoryHandle | null
  editing: KnownTarget | null
  onChoose: (folder: FileSystemDirectoryHandle | null) => void
}

function FolderField({ chosen, editing, onChoose }: FolderFieldProps) {
  const name = chosen?.name ?? editing?.folder ?? null
  return (
    <div className={styles.folder}>
      <Button onClick={() => void pickFolder().then(onChoose)}>{messages.chooseFolder}</Button>
      <span>{name === null ? messages.noFolder : messages.folder(name)}</span>
    </div>
  )
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles.trouble} id={id} role="alert">
      {text}
    </p>
  )
}
