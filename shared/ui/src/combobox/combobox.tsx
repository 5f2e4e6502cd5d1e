import { Autocomplete } from '@base-ui/react/autocomplete'
import { useId, useRef, useState } from 'react'
import { focusOnMount } from '../field/focus-on-mount.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import fieldStyles from '../field/field.module.css'
import styles from '../select/select.module.css'

export interface ComboboxProps {
  label: string
  hideLabel?: boolean | undefined
  value: string
  suggestions: readonly string[]
  /** Enter, blur or a chosen suggestion; any text may come, also the empty one. */
  onCommit: (text: string) => void
  /** Every keystroke, for suggestions that depend on what is typed. */
  onType?: ((text: string) => void) | undefined
  placeholder?: string | undefined
  error?: string | null | undefined
  disabled?: boolean | undefined
  code?: boolean | undefined
  autoFocus?: boolean | undefined
}

/** Suggestions shown at once; typing narrows further. */
const shownSuggestions = 60

/** Free text with suggestions: what is typed counts, a suggestion only saves typing. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, value, suggestions, onCommit, onType, placeholder, error, code } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const highlighted = useRef<string | undefined>(undefined)

  function commit(text: string) {
    setTyped(null)
    if (text !== value) onCommit(text)
  }

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error}>
      <Autocomplete.Root
        items={suggestions}
        value={typed ?? value}
        // The value that stands there narrows nothing: whoever opens the list wants to see the others.
        mode={typed === null ? 'none' : 'list'}
        openOnInputClick
        limit={shownSuggestions}
        disabled={props.disabled}
        onItemHighlighted={(item) => {
          highlighted.current = item
        }}
        onValueChange={(text, details) => {
          if (details.reason === 'item-press') return commit(text)
          setTyped(text)
          onType?.(text)
        }}
      >
        <Autocomplete.Input
          id={id}
          className={fieldStyles.input}
          placeholder={placeholder}
          ref={props.autoFocus ? focusOnMount : undefined}
          spellCheck={false}
          data-code={code || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onBlur={() => typed !== null && commit(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && highlighted.current === undefined && typed !== null) commit(typed)
            if (event.key === 'Escape' && typed !== null) {
              event.stopPropagation()
              setTyped(null)
            }
          }}
        />
        <Suggestions />
      </Autocomplete.Root>
    </FieldFrame>
  )
}

function Suggestions() {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8}>
        <Autocomplete.Popup className={styles.popup}>
          <Autocomplete.List>
            {(item: string) => (
              <Autocomplete.Item key={item} value={item} className={styles.item} data-plain="">
                <span className={styles.value}>{item}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}
