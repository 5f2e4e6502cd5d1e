import { IconButton, UploadButton, saveFile } from '@pergola/ui'
import { Copy, Download, Trash2 } from 'lucide-react'
import type { SelectedElement, Services } from '@pergola/contracts'
import { groupFileText } from '@pergola/site/interactions'
import { copyText } from './clipboard-text.ts'
import { membersOf } from './group-of.ts'
import styles from './interactions-panel.module.css'
import { messages } from './messages.ts'
import type { Interactions } from './use-interactions.ts'
import { useUpload } from './use-upload.ts'

interface GroupRowProps extends Pick<Services, 'canvas' | 'toasts' | 'dialogs'> {
  element: SelectedElement
  interactions: Interactions
  groupId: string
  /** It can be named and taken along all the same. */
  readOnly: boolean
}

/** The id of the group, and what is done with all of it. */
export function GroupRow({ canvas, toasts, dialogs, element, interactions, groupId, readOnly }: GroupRowProps) {
  const upload = useUpload({ canvas, dialogs, element, interactions })
  const { list } = interactions

  async function removeAll() {
    const answer = await dialogs.confirm({
      title: messages.removeAllTitle,
      message: messages.removeAllText(list.length, membersOf(canvas, groupId).length),
      confirmLabel: messages.removeConfirm,
      danger: true,
    })
    if (answer === 'confirm') await interactions.remove(() => [], messages.steps.removeAll)
  }

  function download() {
    saveFile(new Blob([groupFileText(groupId, list)], { type: 'application/json' }), `interactions-${groupId}.json`)
  }

  return (
    <div className={styles.id}>
      <code className={styles.code} title={groupId} aria-label={messages.id}>
        {groupId}
      </code>
      <IconButton label={messages.copyId} icon={<Copy />} onClick={() => void copyText(groupId, toasts)} />
      <IconButton label={messages.download} icon={<Download />} onClick={download} />
      {!readOnly && (
        <>
          <UploadButton
            label={messages.upload}
            small
            accept=".json,application/json"
            onFiles={([file]) => void upload(file)}
          />
          <IconButton label={messages.removeAll} danger icon={<Trash2 />} onClick={() => void removeAll()} />
        </>
      )}
    </div>
  )
}
