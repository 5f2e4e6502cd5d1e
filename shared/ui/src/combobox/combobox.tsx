import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../choice-list/choice-list.tsx'
import { useChoiceList } from './use-choice-list.tsx'
import { focusOnMount } from '../field/focus-on-mount.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import inputStyles from '../field/input.module.css'
import type { ReadTyped } from '../field/read-typed.ts'

/** A text to take, and what it looks like in the list. */
export type Suggestion = Choice

/** What completes a half-typed text, whole texts each; null leaves it to the suggestions. */
export type Complete = (typed: string) => readonly Suggestion[] | null

/** The texts, or how to get them once they are wanted. */
export type Suggestions = readonly (string | Suggestion)[] | (() => readonly (string | Suggestion)[])

export interface ComboboxProps {
  label: string
  hideLabel?: boolean | undefined
  value: string
  suggestions: Suggestions
  complete?: Complete | undefined
  /** Enter, blur or a chosen suggestion; any text may come, also the empty one. */
  onCommit: (text: string) => void
  read?: ReadTyped | undefined
  /** Every keystroke, for suggestions that depend on what is typed. */
  onType?: ((text: string) => void) | undefined
  /** The suggestion that would be taken; null takes it back. */
  onPreview?: ((text: string | null) => void) | undefined
  placeholder?: string | undefined
  /** Stands in the list when no suggestion fits; without it there is no list then. */
  nothingFound?: string | undefined
  error?: string | null | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  code?: boolean | undefined
  autoFocus?: boolean | undefined
}

/** Suggestions shown at once; typing narrows further. */
const shownSuggestions = 200

/** Those that start with what is typed go first. Of tens of thousands, only those shown are put together. */
function narrowed(suggestions: Suggestions, typed: string | null): Choice[] {
  const all = typeof suggestions === 'function' ? suggestions() : suggestions
  // The value that stands there narrows nothing: whoever opens the list wants to see the others.
  const wanted = typed?.trim().toLowerCase() ?? ''
  const first = new Map<string, Choice>()
  const others = new Map<string, Choice>()
  for (const each of all) {
    const place = (typeof each === 'string' ? each : each.label).toLowerCase().indexOf(wanted)
    const list = place === 0 ? first : others
    if (place < 0 || list.size === shownSuggestions) continue
    const choice = typeof each === 'string' ? { value: each, label: each } : each
    list.set(choice.value, choice)
    if (first.size === shownSuggestions) break
  }
  return [...new Map([...first, ...others]).values()].slice(0, shownSuggestions)
}

/** What is half typed, and the list of what could be meant. */
function useSuggested(props: ComboboxProps, id: string) {
  const { label, value, suggestions, complete, nothingFound, onCommit } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const found = asked ? (complete?.(typed ?? '') ?? narrowed(suggestions, typed)) : []
  const saysNothing = asked && found.length === 0 && nothingFound !== undefined
  const choices = saysNothing ? [{ value: '', label: nothingFound, disabled: true }] : found
  const list = useChoiceList({ id, label, choices, onChoose: commit, onHighlight: props.onPreview })

  function commit(text: string) {
    setTyped(null)
    setAsked(false)
    const read = props.read ? props.read(text) : text
    if (read !== null && read !== value) onCommit(read)
  }

  function open(field: HTMLInputElement) {
    setAsked(true)
    list.open(field)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { isOpen } = list
    if (list.onKeyDown(event)) {
      if (event.key === 'Escape') setTyped(null)
      return
    }
    if (event.key === 'Enter' && typed !== null && !event.nativeEvent.isComposing) {
      list.close()
      commit(typed)
    }
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isOpen) {
      event.preventDefault()
      open(event.currentTarget)
    }
  }

  return { typed, setTyped, list, commit, open, onKeyDown }
}

/** Free text with suggestions: what is typed counts, a suggestion only saves typing. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, value, onType, placeholder, error, hint, code } = props
  const id = useId()
  const { typed, setTyped, list, commit, open, onKeyDown } = useSuggested(props, id)
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} hint={hint}>
      <input
        id={id}
        {...list.field}
        aria-autocomplete="list"
        className={inputStyles.input}
        value={typed ?? value}
        placeholder={placeholder}
        disabled={props.disabled}
        ref={props.autoFocus ? focusOnMount : undefined}
        spellCheck={false}
        autoComplete="off"
        data-code={code || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onClick={(event) => !list.isOpen && open(event.currentTarget)}
        onChange={(event) => {
          setTyped(event.target.value)
          onType?.(event.target.value)
          open(event.currentTarget)
        }}
        onBlur={() => {
          if (list.isOpen) list.close()
          if (typed !== null) commit(typed)
        }}
        onKeyDown={onKeyDown}
      />
      {list.popup}
    </FieldFrame>
  )
}
