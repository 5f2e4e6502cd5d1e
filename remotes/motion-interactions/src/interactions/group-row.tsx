import { saveFile } from '@pergola/ui'
import type { SelectedElement, Services } from '@pergola/contracts'
import { groupFileText } from '@pergola/site/interactions'
import { RecordRow } from '../record-row.tsx'
import { copyText } from './clipboard-text.ts'
import { membersOf } from './group-of.ts'
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
    <RecordRow
      id={groupId}
      messages={messages}
      removeLabel={messages.removeAll}
      readOnly={readOnly}
      onCopy={() => void copyText(groupId, toasts)}
      onDownload={download}
      onUpload={(file) => void upload(file)}
      onRemove={() => void removeAll()}
    />
  )
}
