import { Button, Combobox, UploadButton } from '@pergola/ui'
import { useState } from 'react'
import type { SelectedElement, Services } from '@pergola/contracts'
import { readGroup } from '@pergola/site/interactions'
import { newId } from '../new-id.ts'
import styles from './interactions-panel.module.css'
import { messages } from './messages.ts'
import type { Interactions } from './use-interactions.ts'
import { useUpload } from './use-upload.ts'

interface ExistingGroupProps extends Pick<Services, 'canvas' | 'toasts' | 'dialogs'> {
  element: SelectedElement
  interactions: Interactions
}

/** For an element without interactions: those of another one, as a copy or shared, or those of a file. */
export function ExistingGroup({ canvas, toasts, dialogs, element, interactions }: ExistingGroupProps) {
  const [chosen, setChosen] = useState('')
  const upload = useUpload({ canvas, dialogs, element, interactions })
  const groups = () => canvas.record.getState().project?.interactions ?? {}

  function known() {
    const project = { interactions: groups() }
    return Object.keys(project.interactions).flatMap((id) => {
      const events = readGroup(project, id).map(({ event }) => event)
      return events.length > 0 ? [{ value: id, label: messages.group(events, id) }] : []
    })
  }

  function take(kind: 'clone' | 'instance') {
    const list = readGroup({ interactions: groups() }, chosen)
    if (list.length === 0) return toasts.warning(messages.needGroup)
    const isInstance = kind === 'instance'
    const instance = isInstance ? newId('iI', (id) => element.attributes.some(({ value }) => value === id)) : null
    const joins = { node: element.id, had: [], instance }
    const groupId = isInstance ? chosen : interactions.newGroupId()
    interactions.write({ groupId, before: isInstance ? list : [], after: list, joins }, messages.steps[kind])
  }

  return (
    <div className={styles.existing}>
      <Combobox
        label={messages.existing}
        value={chosen}
        suggestions={known}
        placeholder={messages.existingHint}
        onCommit={setChosen}
      />
      <div className={styles.row}>
        <Button onClick={() => take('clone')}>{messages.clone}</Button>
        <Button onClick={() => take('instance')}>{messages.createInstance}</Button>
        <UploadButton label={messages.upload} accept=".json,application/json" onFiles={([file]) => void upload(file)} />
      </div>
    </div>
  )
}
