import { Button, IconButton, UploadButton } from '@pergola/ui'
import { Copy, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './record-row.module.css'

const showId = 'Show id'

interface RecordRowProps {
  id: string
  messages: { readonly id: string; readonly copyId: string; readonly download: string; readonly upload: string }
  /** What the deletion takes away, for its button. */
  removeLabel: string
  readOnly: boolean
  onCopy: () => void
  onDownload: () => void
  onUpload: (file: File) => void
  onRemove: () => void
}

/** The id of what reacts or moves, shown when it is asked for, and what is done with all of it. Whoever only reads can name it and take it along. */
export function RecordRow(props: RecordRowProps) {
  const { id, messages, removeLabel, readOnly, onCopy, onDownload, onUpload, onRemove } = props
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.row}>
      {isShown ? (
        <code className={styles.id} title={id} aria-label={messages.id}>
          {id}
        </code>
      ) : (
        <span className={styles.ask}>
          <Button onClick={() => setShown(true)}>{showId}</Button>
        </span>
      )}
      <IconButton label={messages.copyId} icon={<Copy />} onClick={onCopy} />
      <IconButton label={messages.download} icon={<Download />} onClick={onDownload} />
      {!readOnly && (
        <>
          <UploadButton
            label={messages.upload}
            small
            accept=".json,application/json"
            onFiles={([file]) => onUpload(file)}
          />
          <IconButton label={removeLabel} danger icon={<Trash2 />} onClick={onRemove} />
        </>
      )}
    </div>
  )
}
