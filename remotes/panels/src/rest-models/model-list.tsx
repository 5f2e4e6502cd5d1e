import { Button, SearchField } from '@pergola/ui'
import { Plus, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { StoredModel } from '@pergola/site/rest-models'
import { messages } from './messages.ts'
import { keyOf } from './model-key.ts'
import type { PanelServices } from './panel-services.ts'
import styles from './rest-models.module.css'
import { uploadModel } from './upload-model.ts'

interface ModelListProps {
  services: PanelServices
  models: readonly StoredModel[]
  readOnly: boolean
  shown: string | null
  onShow: (key: string | null) => void
}

/** With fewer, a look finds them. */
const searchedFrom = 8

export function ModelList({ services, models, readOnly, shown, onShow }: ModelListProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = models.filter(({ model: { name, varName, url } }) =>
    `${name} ${varName} ${url}`.toLowerCase().includes(wanted),
  )
  return (
    <nav className={styles.list} aria-label={messages.list}>
      <div className={styles.tools}>
        <Button icon={<Plus />} aria-pressed={shown === null} onClick={() => onShow(null)}>
          {messages.newModel}
        </Button>
        <UploadButton services={services} readOnly={readOnly} onUploaded={onShow} />
      </div>
      {models.length >= searchedFrom && <SearchField label={messages.search} value={query} onChange={setQuery} />}
      {models.length === 0 && <p className={styles.none}>{messages.none}</p>}
      {models.length > 0 && found.length === 0 && <p className={styles.none}>{messages.nothingFound}</p>}
      <ul className={styles.rows}>
        {found.map(({ at, model }) => (
          <li key={at}>
            <button
              type="button"
              className={styles.row}
              aria-current={keyOf(model) === shown || undefined}
              title={`${model.name}\n${model.method} ${model.url}`}
              onClick={() => onShow(keyOf(model))}
            >
              <span className={styles.method}>{model.method}</span>
              <span className={styles.name}>{model.name}</span>
              <code className={styles.variable}>{model.varName}</code>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface UploadButtonProps {
  services: PanelServices
  readOnly: boolean
  onUploaded: (key: string) => void
}

function UploadButton({ services, readOnly, onUploaded }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)

  /** One after the other: each file's variable has to be free of the one before. */
  async function take(files: readonly File[]) {
    for (const file of files) {
      const model = await uploadModel(services, file)
      if (model) onUploaded(keyOf(model))
    }
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={messages.chooseFile}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void take(files)
        }}
      />
      <Button icon={<Upload />} disabled={readOnly} onClick={() => chooser.current?.click()}>
        {messages.upload}
      </Button>
    </>
  )
}
