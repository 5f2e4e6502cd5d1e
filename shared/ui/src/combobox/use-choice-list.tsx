import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ChoiceList } from '../floats/light.tsx'
import { choiceId } from '../choice-list/choice-id.ts'
import type { Choice } from '../choice-list/choice-list.tsx'

export interface ChoiceListOptions<Value extends string> {
  id: string
  label: string
  choices: readonly Choice<Value>[]
  current?: Value | undefined
  onChoose: (value: Value) => void
  /** The choice under the pointer or the arrow keys, null when there is none any more: for previews. */
  onHighlight?: ((value: Value | null) => void) | undefined
}

export interface OpenChoices {
  readonly isOpen: boolean
  readonly active: number
  open(anchor: Element, active?: number): void
  close(): void
  /** True when the key was for the list. */
  onKeyDown(event: KeyboardEvent): boolean
  setActive(index: number): void
  /** For the field the list belongs to. */
  readonly field: {
    readonly role: 'combobox'
    readonly 'aria-expanded': boolean
    readonly 'aria-haspopup': 'listbox'
    readonly 'aria-controls': string
    readonly 'aria-activedescendant': string | undefined
  }
  readonly popup: ReactNode
}

const moves: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => (active >= last ? 0 : active + 1),
  ArrowUp: (active, last) => (active <= 0 ? last : active - 1),
  PageDown: (active, last) => Math.min(active + 10, last),
  PageUp: (active) => Math.max(active - 10, 0),
}

/** Which choice is highlighted; told about once each. */
function useHighlight<Value extends string>({ choices, onHighlight }: ChoiceListOptions<Value>) {
  const [active, setActive] = useState(-1)
  const told = useRef<Value | null>(null)
  return {
    active,
    /** Without telling anybody. */
    put(index: number) {
      told.current = null
      setActive(index)
    },
    move(index: number) {
      setActive(index)
      const value = choices[index]?.value ?? null
      if (value === told.current) return
      told.current = value
      onHighlight?.(value)
    },
  }
}

/** A list below a field that keeps the focus. Closed, it costs nothing: dozens of fields stand in one panel. */
export function useChoiceList<Value extends string>(options: ChoiceListOptions<Value>): OpenChoices {
  const { id, label, choices, current, onChoose } = options
  const [anchor, setAnchor] = useState<Element | null>(null)
  const { active, put, move } = useHighlight(options)
  const isOpen = anchor !== null && choices.length > 0
  const meant = active < 0 && choices[0]?.isMeant ? 0 : active
  const listId = `${id}-list`

  function close() {
    setAnchor(null)
    move(-1)
  }

  function choose(index: number) {
    const chosen = choices[index]
    if (!chosen || chosen.disabled) return
    // The preview becomes the choice: taking it back in between would flicker.
    setAnchor(null)
    put(-1)
    onChoose(chosen.value)
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing || event.altKey) return false
    const next = moves[event.key]
    // The browser looks for the next field after this: it must not come upon what the kit puts around an open list.
    if (event.key === 'Tab') flushSync(close)
    if (next) move(next(active, choices.length - 1))
    else if (event.key === 'Enter' && meant >= 0) choose(meant)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const list = { id: listId, label, anchor: anchor as Element, choices, active: meant, current }
  return {
    isOpen,
    active,
    open(element, index = -1) {
      setAnchor(element)
      put(index)
    },
    close,
    onKeyDown,
    setActive: move,
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': isOpen && meant >= 0 ? choiceId(listId, meant) : undefined,
    },
    popup: isOpen && <ChoiceList {...list} onActive={move} onChoose={choose} onClose={close} />,
  }
}
