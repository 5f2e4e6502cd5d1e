import { Popover as Base } from '@base-ui/react/popover'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './choice-list.module.css'
import { choiceId } from './choice-id.ts'
import { messages } from './messages.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** Beside the label, quieter: what a name stands for. */
  detail?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
  /** As the first of a list: what Enter takes when nobody has gone to another, for what is typed is nothing by itself. */
  isMeant?: boolean | undefined
}

export interface ChoiceListProps<Value extends string> {
  id: string
  label: string
  /** The field the list belongs to; it keeps the focus. */
  anchor: Element
  choices: readonly Choice<Value>[]
  active: number
  /** Marked as the one that is set; without it no room is kept for the mark. */
  current?: Value | undefined
  onActive: (index: number) => void
  onChoose: (index: number) => void
  onClose: () => void
}

function showActive(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

// The kit's popup and buttons under the roles they have here: an input with a list of its own.
const listRole = { role: 'listbox', initialFocus: false, finalFocus: false } as const
const optionRole = { type: 'button', role: 'option', tabIndex: -1 } as const

function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault()
}

/** Exists while it is open. Keys are the field's business, for the focus stays there. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { id, label, anchor, choices, onClose } = props
  return (
    <Base.Root
      open
      onOpenChange={(open, { event }) => {
        const isField = event.target instanceof Node && anchor.contains(event.target)
        if (!open && !isField) onClose()
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          className={styles.positioner}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup {...listRole} id={id} aria-label={messages.choices(label)} className={styles.popup}>
            {choices.map((choice, index) => (
              <ChoiceRow key={choice.value} {...props} choice={choice} index={index} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface ChoiceRowProps<Value extends string> extends ChoiceListProps<Value> {
  choice: Choice<Value>
  index: number
}

function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { id, choice, index, active, current, onActive, onChoose } = props
  return (
    <button
      {...{ ...optionRole, 'aria-selected': choice.value === current }}
      ref={index === active ? showActive : undefined}
      id={choiceId(id, index)}
      aria-disabled={choice.disabled || undefined}
      className={styles.item}
      data-plain={current === undefined || undefined}
      data-highlighted={index === active || undefined}
      data-disabled={choice.disabled || undefined}
      // The press would take the focus out of the field.
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onPointerMove={() => index !== active && onActive(index)}
      onClick={() => !choice.disabled && onChoose(index)}
    >
      {choice.value === current && (
        <span className={styles.mark}>
          <Check aria-hidden="true" />
        </span>
      )}
      {choice.icon}
      <span className={styles.value}>{choice.label}</span>
      {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
    </button>
  )
}
