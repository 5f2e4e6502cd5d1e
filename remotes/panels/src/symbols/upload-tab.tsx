import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useStore } from 'zustand'
import { Button, EmptyState } from '@pergola/ui'
import { uploadBlocks } from '../blocks/own-block-actions.ts'
import type { OwnBlockServices } from '../blocks/own-block-actions.ts'
import { messages } from './messages.ts'
import styles from './symbols-manager.module.css'

export function UploadTab({ services }: { services: OwnBlockServices }) {
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  /** One after the other: each file's ids have to be free of the one before. */
  async function take(files: readonly File[]) {
    for (const file of files) await uploadBlocks(services, file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!readOnly) void take([...event.dataTransfer.files])
  }

  return (
    <div
      className={styles.upload}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={messages.choose}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void take(files)
        }}
      />
      <EmptyState
        icon={<Upload />}
        title={messages.uploadTitle}
        text={readOnly ? messages.readOnly : messages.uploadHint}
        action={
          <Button variant="primary" disabled={readOnly} onClick={() => chooser.current?.click()}>
            {messages.choose}
          </Button>
        }
      />
    </div>
  )
}
