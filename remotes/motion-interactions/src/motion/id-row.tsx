import { IconButton, UploadButton, saveFile } from '@pergola/ui'
import { Copy, Download, Trash2 } from 'lucide-react'
import type { SelectedElement } from '@pergola/contracts'
import type { Motion } from '@pergola/site/motions'
import { messages } from './messages.ts'
import { membersOf } from './motion-of.ts'
import type { MotionPanelProps } from './motion-panel.tsx'
import styles from './motion-panel.module.css'
import type { MotionEdits } from './use-motion.ts'
import { useUpload } from './use-upload.ts'

interface IdRowProps extends MotionPanelProps {
  element: SelectedElement
  motion: Motion
  edits: MotionEdits
  readOnly: boolean
}

export function IdRow(props: IdRowProps) {
  const { canvas, toasts, dialogs, motion, edits, readOnly } = props
  const upload = useUpload(props)

  async function copy() {
    try {
      await navigator.clipboard.writeText(motion.id)
      toasts.success(messages.copied)
    } catch {
      toasts.error(messages.clipboardClosed)
    }
  }

  async function remove() {
    const members = membersOf(canvas, motion.id)
    const answer = await dialogs.confirm({
      title: messages.deleteTitle,
      message: messages.deleteText(motion.name || motion.id, members.length),
      confirmLabel: messages.deleteConfirm,
      danger: true,
    })
    if (answer !== 'confirm') return
    canvas.motions?.kill(motion.id)
    const marks = members.map((node) => ({ node, attributes: {} }))
    edits.write({ id: motion.id, motion: null, marks }, messages.steps.remove)
  }

  function download() {
    const text = JSON.stringify(motion, null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), `motion-${motion.id}.json`)
  }

  return (
    <div className={styles.id}>
      <code className={styles.code} title={motion.id} aria-label={messages.id}>
        {motion.id}
      </code>
      <IconButton label={messages.copyId} icon={<Copy />} onClick={() => void copy()} />
      <IconButton label={messages.download} icon={<Download />} onClick={download} />
      {!readOnly && (
        <>
          <UploadButton
            label={messages.upload}
            small
            accept=".json,application/json"
            onFiles={([file]) => void upload(file)}
          />
          <IconButton label={messages.deleteMotion} danger icon={<Trash2 />} onClick={() => void remove()} />
        </>
      )}
    </div>
  )
}
