import { saveFile } from '@pergola/ui'
import type { SelectedElement } from '@pergola/contracts'
import type { Motion } from '@pergola/site/motions'
import { RecordRow } from '../record-row.tsx'
import { deleteMotion } from './delete-motion.ts'
import { messages } from './messages.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import type { MotionEdits } from './use-motion.ts'
import { useUpload } from './use-upload.ts'

interface IdRowProps extends MotionPanelProps {
  element: SelectedElement
  motion: Motion
  edits: MotionEdits
  readOnly: boolean
}

export function IdRow(props: IdRowProps) {
  const { toasts, motion, readOnly } = props
  const upload = useUpload(props)

  async function copy() {
    try {
      await navigator.clipboard.writeText(motion.id)
      toasts.success(messages.copied)
    } catch {
      toasts.error(messages.clipboardClosed)
    }
  }

  function download() {
    const text = JSON.stringify(motion, null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), `motion-${motion.id}.json`)
  }

  return (
    <RecordRow
      id={motion.id}
      messages={messages}
      removeLabel={messages.deleteMotion}
      readOnly={readOnly}
      onCopy={() => void copy()}
      onDownload={download}
      onUpload={(file) => void upload(file)}
      onRemove={() => void deleteMotion(props, 'always')}
    />
  )
}
