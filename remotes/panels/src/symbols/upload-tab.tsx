import { Upload } from 'lucide-react'
import { useStore } from 'zustand'
import { EmptyState, UploadButton, useFileDrop } from '@pergola/ui'
import { uploadBlocks } from '../blocks/own-block-actions.ts'
import type { OwnBlockServices } from '../blocks/own-block-actions.ts'
import { messages } from './messages.ts'
import styles from './symbols-manager.module.css'

export function UploadTab({ services }: { services: OwnBlockServices }) {
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)

  /** One after the other: each file's ids have to be free of the one before. */
  async function take(files: readonly File[]) {
    for (const file of files) await uploadBlocks(services, file)
  }

  const drop = useFileDrop((files) => {
    if (!readOnly) void take(files)
  })

  return (
    <div className={styles.upload} data-over={drop.isOver || undefined} {...drop.handlers}>
      <EmptyState
        icon={<Upload />}
        title={messages.uploadTitle}
        text={readOnly ? messages.readOnly : messages.uploadHint}
        action={
          <UploadButton
            label={messages.choose}
            accept=".json,application/json"
            multiple
            variant="primary"
            icon={null}
            disabled={readOnly}
            onFiles={(files) => void take(files)}
          />
        }
      />
    </div>
  )
}
