import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { bringGroups, readCopiedGroups } from '@pergola/site/copied-groups'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { freshId } from '../structure/copied-elements.ts'
import { messages } from './messages.ts'

interface Bringing {
  readonly given: string | Project['interactions']
  /** Kept by this window, of a project that may run. */
  readonly isOwn: boolean
}

interface Brought {
  readonly records: Project['interactions']
  readonly isChanged: boolean
}

type Groups = ReturnType<typeof readCopiedGroups>

/** What others put into the clipboard acts only when it is wanted. */
async function askToBring({ services }: CanvasCore, groups: Groups): Promise<'bring' | 'none' | null> {
  const all = Object.values(groups).flat()
  const answer = await services.dialogs.confirm({
    title: messages.bringInteractions,
    message: messages.bringText(
      all.map(({ event, actions }) =>
        messages.does(
          event,
          actions.map(({ label }) => label),
        ),
      ),
    ),
    confirmLabel: messages.bring,
    alternativeLabel: messages.bringNot,
  })
  return answer === 'cancel' ? null : answer === 'confirm' ? 'bring' : 'none'
}

/** The groups that come along, with their handlers written into the markup. Null when nothing shall be put in. */
export async function payloadInteractions(
  core: CanvasCore,
  page: OpenPage,
  root: ParentNode,
  { given, isOwn }: Bringing,
): Promise<Brought | null> {
  const elements = [...root.querySelectorAll(`[${markers.interactionId}], [${markers.interactionInstanceId}]`)]
  const marked = elements.map(({ attributes }) => [...attributes].map(({ name, value }) => ({ name, value })))
  const before = page.project().interactions
  const bring = (copied: Groups) => bringGroups({ before, copied, freshId }, marked)
  const all = bring(readCopiedGroups(given))
  const isAsked = !isOwn && Object.keys(all.groups).length > 0
  const answer = isAsked ? await askToBring(core, all.groups) : 'bring'
  if (answer === null) return null
  const { groups, edits } = answer === 'bring' ? all : bring({})
  edits.forEach((edit, index) => {
    for (const [name, value] of Object.entries(edit)) {
      if (value === null) elements[index]?.removeAttribute(name)
      else elements[index]?.setAttribute(name, value)
    }
  })
  return { records: groups, isChanged: edits.some((edit) => Object.keys(edit).length > 0) }
}
