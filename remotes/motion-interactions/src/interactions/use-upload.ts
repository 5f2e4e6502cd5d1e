import type { SelectedElement, Services } from '@pergola/contracts'
import { readGroup, readGroupFile } from '@pergola/site/interactions'
import type { GroupFile } from '@pergola/site/interactions'
import { messages } from './messages.ts'
import type { Interactions } from './use-interactions.ts'

/** Larger ones are no interactions. */
const largest = 2 * 1024 * 1024

interface UploadContext extends Pick<Services, 'canvas' | 'dialogs'> {
  element: SelectedElement
  interactions: Interactions
}

/** Takes a file for the selected element. The same id asks whether to overwrite, on every element that has it. */
export function useUpload({ canvas, dialogs, element, interactions }: UploadContext) {
  const stored = (groupId: string) => readGroup(canvas.record.getState().project ?? { interactions: {} }, groupId)

  async function chooseId({ groupId }: GroupFile): Promise<string | null> {
    if (groupId === '') return interactions.newGroupId()
    if (stored(groupId).length === 0) return groupId
    const answer = await dialogs.confirm({
      title: messages.sameIdTitle,
      message: messages.sameIdText(groupId),
      confirmLabel: messages.overwrite,
      alternativeLabel: messages.newId,
      danger: true,
    })
    if (answer === 'cancel') return null
    return answer === 'confirm' ? groupId : interactions.newGroupId()
  }

  return async (file: File): Promise<void> => {
    const given = readGroupFile(file.size > largest ? '' : await file.text())
    if (!given.ok) return interactions.fail(given.failure)
    const groupId = await chooseId(given.value)
    if (groupId === null || !canvas.layer(element.id)) return
    const joins = { node: element.id, had: interactions.list, instance: null }
    const change = { groupId, before: stored(groupId), after: given.value.list, joins }
    interactions.write(change, messages.steps.upload)
  }
}
