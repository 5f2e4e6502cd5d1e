import { IconButton } from '@pergola/ui'
import { Copy, Trash2 } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { succeed } from '@pergola/contracts'
import type { AttributeEntry, NodeId, Services } from '@pergola/contracts'
import {
  addAction,
  groupMarkOf,
  pasteAction,
  removeAction,
  removeInteraction,
  setParameter,
} from '@pergola/site/interactions'
import type { Interaction } from '@pergola/site/interactions'
import { unheardEvent } from '@pergola/site/directives'
import type { WatchedAnimations } from '../animation-builder/create-animations.ts'
import { ActionCard } from './action-card.tsx'
import { completeAction } from './action-suggestions.ts'
import { AddBar } from './add-bar.tsx'
import { copyText, pastedText } from './clipboard-text.ts'
import { pickedSelector } from '../picked-selector.ts'
import styles from './interactions-panel.module.css'
import { messages } from './messages.ts'
import type { Interactions } from './use-interactions.ts'

interface InteractionSectionProps extends Pick<Services, 'canvas' | 'toasts'> {
  element: NodeId
  animations: WatchedAnimations
  interaction: Interaction
  interactions: Interactions
}

/** Those of the page as it is now, where an action offers them. */
function useKeyframeNames(animations: WatchedAnimations, { actions }: Interaction): readonly string[] {
  const offersNames = actions.some(({ access }) => access !== undefined)
  useEffect(() => (offersNames ? animations.watchNames() : undefined), [animations, offersNames])
  return useStore(animations.state, (state) => state.names)
}

type UnheardNoteProps = Pick<Services, 'canvas'> & { element: NodeId; event: string }

/** Fields may come into the element, or go: asked anew when the page is another one. */
function UnheardNote(props: UnheardNoteProps) {
  const revision = useStore(props.canvas.state, (state) => state.revision)
  return <NoteNow key={revision} {...props} />
}

function NoteNow({ canvas, element, event }: UnheardNoteProps) {
  const note = useMemo(() => unheardEvent(canvas, element, event), [canvas, element, event])
  return (
    note !== null && (
      <p className={styles.unheard} role="note">
        {messages.unheard(note)}
      </p>
    )
  )
}

/** What happens at one event: its actions, one after the other. */
export function InteractionSection(props: InteractionSectionProps) {
  const { interaction, interactions, canvas, toasts, animations, element } = props
  const keyframes = useKeyframeNames(animations, interaction)
  const { id, event, actions } = interaction
  const { edit, remove, mark } = interactions
  const isOwn = (attributes: readonly AttributeEntry[]) => mark !== null && groupMarkOf(attributes)?.id === mark.id

  async function paste() {
    const text = await pastedText(toasts)
    if (text !== null) edit((list) => pasteAction(list, id, text), messages.steps.pasteAction)
  }

  function set(index: number, key: string, value: string | number | boolean) {
    edit((list) => succeed(setParameter(list, { id, index, key, value })), messages.steps.parameter(key))
  }

  return (
    <div className={styles.interaction}>
      <div className={styles.head}>
        <code className={styles.name}>{event}</code>
        <IconButton
          label={messages.copyInteraction(event)}
          icon={<Copy />}
          onClick={() => void copyText(JSON.stringify(interaction, null, 2), toasts)}
        />
        <IconButton
          label={messages.removeInteraction(event)}
          icon={<Trash2 />}
          onClick={() => void remove((list) => removeInteraction(list, id), messages.steps.removeInteraction(event))}
        />
      </div>
      <UnheardNote canvas={canvas} element={element} event={event} />
      <AddBar
        label={messages.addAction}
        suggestions={[]}
        complete={completeAction}
        placeholder={messages.actionHint}
        pasteLabel={messages.pasteAction}
        onAdd={(typed) => edit((list) => addAction(list, id, typed), messages.steps.addAction)}
        onPaste={() => void paste()}
      />
      <ol className={styles.actions} aria-label={event}>
        {actions.map((action, index) => (
          <ActionCard
            key={action.label}
            action={action}
            keyframes={keyframes}
            canvas={canvas}
            selectorOf={(node) => pickedSelector(canvas, node, isOwn)}
            onSet={(key, value) => set(index, key, value)}
            onCopy={() => void copyText(JSON.stringify(action, null, 2), toasts)}
            onRemove={() => edit((list) => succeed(removeAction(list, id, index)), messages.steps.removeAction)}
          />
        ))}
      </ol>
    </div>
  )
}
