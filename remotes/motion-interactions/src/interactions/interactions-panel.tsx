import { Accordion, EmptyState, PanelFrame } from '@pergola/ui'
import { MousePointerClick } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { SelectedElement, Services } from '@pergola/contracts'
import { eventNames } from '@pergola/site/directives'
import { addInteraction, pasteInteraction } from '@pergola/site/interactions'
import type { Interaction } from '@pergola/site/interactions'
import { readableSections } from '../readable-sections.tsx'
import type { WatchedAnimations } from '../animation-builder/create-animations.ts'
import { ReadOnlyNote } from '../read-only-note.tsx'
import { AddBar } from './add-bar.tsx'
import { pastedText } from './clipboard-text.ts'
import { ExistingGroup } from './existing-group.tsx'
import type { StoredPages } from '../elsewhere.ts'
import { membersOf } from './group-of.ts'
import { GroupRow } from './group-row.tsx'
import { InstanceNote } from './instance-note.tsx'
import { InteractionSection } from './interaction-section.tsx'
import styles from './interactions-panel.module.css'
import { messages } from './messages.ts'
import { InteractionPicker } from './presets/interaction-picker.tsx'
import { useInteractions } from './use-interactions.ts'
import type { Interactions } from './use-interactions.ts'

interface InteractionsPanelProps extends Pick<Services, 'canvas' | 'toasts' | 'dialogs'> {
  projects?: StoredPages | undefined
  animations: WatchedAnimations
}

/** Events of the selected element, and what happens at each. */
export function InteractionsPanel(services: InteractionsPanelProps) {
  const element = useStore(services.canvas.state, (state) => state.selected)
  if (!element) return <EmptyState icon={<MousePointerClick />} title={messages.noSelection} />
  // Keyed by the element, so that nothing half typed for one is added to the next.
  return <ElementInteractions key={element.id} {...services} element={element} />
}

function ElementInteractions({ element, ...services }: InteractionsPanelProps & { element: SelectedElement }) {
  const { canvas, toasts } = services
  const interactions = useInteractions(services, element)
  const { list, mark, edit, newId } = interactions
  const [open, setOpen] = useState<string | null>(list[0]?.id ?? null)
  const isInstance = mark !== null && mark.instance !== null
  const readOnly = useStore(canvas.state, (state) => state.readOnly)
  const mayEdit = !isInstance && !readOnly

  function add(event: string) {
    const id = newId()
    const isDone = edit((now) => addInteraction(now, event, id), messages.steps.addInteraction(event))
    if (isDone) setOpen(id)
    return isDone
  }

  async function paste() {
    const text = await pastedText(toasts)
    if (text === null) return
    const id = newId()
    if (edit((now) => pasteInteraction(now, text, id), messages.steps.pasteInteraction)) setOpen(id)
  }

  const bar = (
    <div className={styles.top}>
      <AddBar
        label={messages.addInteraction}
        suggestions={eventNames}
        placeholder={messages.eventHint}
        pasteLabel={messages.pasteInteraction}
        onAdd={add}
        onPaste={() => void paste()}
      />
    </div>
  )

  const above = (
    <>
      {readOnly && <ReadOnlyNote />}
      {isInstance && <InstanceNote {...services} interactions={interactions} groupId={mark.id} readOnly={readOnly} />}
      {mayEdit && bar}
      <OwnGroup {...services} element={element} interactions={interactions} readOnly={!mayEdit} />
    </>
  )

  const section = (interaction: Interaction) => ({
    id: interaction.id,
    title: interaction.event,
    mark: interaction.actions.length > 0 ? messages.hasActions(interaction.actions.length) : undefined,
    content: (
      <InteractionSection element={element.id} interaction={interaction} interactions={interactions} {...services} />
    ),
  })

  return (
    <PanelFrame label={messages.panel} above={above}>
      {list.length === 0 && (
        <NoInteractions {...services} element={element} interactions={interactions} readOnly={readOnly} />
      )}
      {mark && <SharedNote canvas={canvas} groupId={mark.id} />}
      <Accordion open={open} onOpenChange={setOpen} sections={readableSections(list.map(section), !mayEdit)} />
      {list.length > 2 && mayEdit && bar}
      {list.length > 0 && mayEdit && <InteractionPicker {...services} element={element} interactions={interactions} />}
    </PanelFrame>
  )
}

function OwnGroup({ interactions, ...context }: NoInteractionsProps) {
  const { list, mark } = interactions
  return mark && list.length > 0 && <GroupRow {...context} interactions={interactions} groupId={mark.id} />
}

interface NoInteractionsProps extends Omit<InteractionsPanelProps, 'animations'> {
  element: SelectedElement
  interactions: Interactions
  readOnly: boolean
}

function NoInteractions({ interactions, readOnly, ...context }: NoInteractionsProps) {
  const { mark } = interactions
  return (
    <div className={styles.none}>
      {!mark && !readOnly && <InteractionPicker {...context} interactions={interactions} />}
      <EmptyState title={mark ? messages.missing : messages.empty} text={readOnly ? undefined : messages.emptyHint} />
      {!mark?.instance && !readOnly && <ExistingGroup {...context} interactions={interactions} />}
    </div>
  )
}

function SharedNote({ canvas, groupId }: Pick<Services, 'canvas'> & { groupId: string }) {
  const members = membersOf(canvas, groupId).length
  return members > 1 && <p className={styles.shared}>{messages.shared(members)}</p>
}
