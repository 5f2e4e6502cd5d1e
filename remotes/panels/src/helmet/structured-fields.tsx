import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Page, ToastsService } from '@pergola/contracts'
import { pageKind } from '@pergola/site/project'
import { readStructured, removeStructured, structuredTypes, writeStructured } from '@pergola/site/structured-data'
import type { StructuredData, StructuredTag, StructuredType } from '@pergola/site/structured-data'
import { IconButton, Select } from '@pergola/ui'
import styles from './helmet-panel.module.css'
import { messages } from './messages.ts'
import { StructuredForm } from './structured-form.tsx'
import { structuredMessages as words } from './structured-messages.ts'
import type { HelmetDraft } from './use-helmet.ts'

interface StructuredFieldsProps {
  page: Page
  helmet: HelmetDraft
  toasts: ToastsService
  readOnly: boolean
}

/** The JSON-LD among the tags of the head: a form for each that one shows without loss, the others as code. */
export function StructuredFields({ page, helmet, toasts, readOnly }: StructuredFieldsProps) {
  const kind = pageKind(page)
  const tags = helmet.values.customMetaTags
  const found = readStructured(tags, kind)
  const [added, setAdded] = useState<StructuredType | null>(null)

  function write(at: number, data: StructuredData) {
    const written = writeStructured(tags, { at, data }, kind)
    if (written === null) return toasts.warning(messages.refused)
    // What was begun is found among the tags from now on.
    if (at === found.length && written !== tags) setAdded(null)
    if (written !== tags) helmet.set('customMetaTags', written)
  }

  const options = structuredTypes.map((type) => ({ value: type, label: words.typeOf(type) }))
  const begun = added && { text: '', data: { type: added, values: {}, pairs: {} } }
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{words.hint}</p>
      {[...found, ...(begun ? [begun] : [])].map((tag, at) => (
        <OneOf
          // oxlint-disable-next-line react/no-array-index-key -- its place is all that tells one from another of its kind
          key={at}
          tag={tag}
          readOnly={readOnly}
          onWrite={(data) => write(at, data)}
          onRemove={() =>
            at < found.length ? helmet.set('customMetaTags', removeStructured(tags, at, kind)) : setAdded(null)
          }
        />
      ))}
      {added === null && !readOnly && (
        <Select
          label={words.add}
          value={'' as StructuredType}
          placeholder={words.choose}
          options={options}
          onChange={setAdded}
        />
      )}
    </div>
  )
}

interface OneOfProps {
  tag: StructuredTag
  readOnly: boolean
  onWrite: (data: StructuredData) => void
  onRemove: () => void
}

function OneOf({ tag: { text, data }, readOnly, onWrite, onRemove }: OneOfProps) {
  const title = data ? words.typeOf(data.type) : words.code
  return (
    <section className={styles.structured} aria-label={title}>
      <div className={styles.customHead}>
        <span className={styles.label}>{title}</span>
        {!readOnly && <IconButton label={words.remove(title)} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      {data ? (
        <StructuredForm data={data} readOnly={readOnly} onWrite={onWrite} />
      ) : (
        <>
          <p className={styles.hint}>{words.codeHint}</p>
          <pre className={styles.source}>{text}</pre>
        </>
      )}
    </section>
  )
}
