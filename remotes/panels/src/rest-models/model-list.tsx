import { Button, SearchField, UploadButton } from '@pergola/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
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

  /** One after the other: each file's variable has to be free of the one before. */
  async function upload(files: readonly File[]) {
    for (const file of files) {
      const model = await uploadModel(services, file)
      if (model) onShow(keyOf(model))
    }
  }

  return (
    <nav className={styles.list} aria-label={messages.list}>
      <div className={styles.tools}>
        <Button icon={<Plus />} aria-pressed={shown === null} onClick={() => onShow(null)}>
          {messages.newModel}
        </Button>
        <UploadButton
          label={messages.upload}
          fieldLabel={messages.chooseFile}
          accept=".json,application/json"
          multiple
          disabled={readOnly}
          onFiles={(files) => void upload(files)}
        />
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
