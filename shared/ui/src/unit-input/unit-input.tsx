import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { useChoiceList } from '../combobox/use-choice-list.tsx'
import inputStyles from '../field/input.module.css'
import { noteId, StyleField } from '../field/style-field.tsx'
import { ContextMenu } from '../floats/light.tsx'
import type { MenuEntry } from '../menu/menu-popup.tsx'
import { messages } from './messages.ts'
import { unitChoices } from './unit-choices.ts'
import styles from './unit-input.module.css'
import { useUnitField } from './use-unit-field.ts'
import type { UnitInputProps } from './unit-input-props.ts'

export const lengthUnits: readonly string[] = ['px', '%', 'em', 'rem', 'vw', 'vh', 'ch']

export function UnitInput(props: UnitInputProps) {
  const { label, value, units = lengthUnits, keywords = [], disabled } = props
  const id = useId()
  const field = useUnitField(props, units)
  const list = useCompletionList(props, field, id)

  return (
    <StyleField {...props} id={id} scrub={disabled ? null : field.scrub} problem={field.problem}>
      <div className={styles.control}>
        <input
          id={id}
          className={inputStyles.input}
          value={field.text}
          placeholder={props.placeholder}
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={field.problem ? noteId(id) : undefined}
          {...list.input}
        />
        {list.popup}
        {units.length + keywords.length > 1 && !disabled && (
          <UnitsButton
            label={messages.choose(label)}
            items={unitChoices({ units, keywords, value, placeholder: props.placeholder, choose: field.commit })}
          />
        )}
      </div>
    </StyleField>
  )
}

type UnitField = ReturnType<typeof useUnitField>

/** The field's own events, with a list below it while something half typed can be completed. */
function useCompletionList({ label, complete, onPreview, onCancel }: UnitInputProps, field: UnitField, id: string) {
  const list = useChoiceList({
    id,
    label,
    choices: (field.typed !== null && complete?.(field.typed)) || [],
    onChoose: field.commit,
    onHighlight: (text) => (text === null ? onCancel?.() : onPreview?.(text)),
  })
  const { input } = field
  return {
    popup: list.popup,
    input: {
      ...input,
      ...(list.isOpen ? list.field : {}),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        input.onChange(event)
        if (complete) list.open(event.currentTarget)
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (!list.onKeyDown(event)) input.onKeyDown(event)
      },
      onBlur() {
        if (list.isOpen) list.close()
        input.onBlur()
      },
    },
  }
}

interface UnitsButtonProps {
  label: string
  items: readonly MenuEntry[]
}

/** The menu is made when it is asked for: a panel holds dozens of these fields. */
function UnitsButton({ label, items }: UnitsButtonProps) {
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null)
  return (
    <>
      <button
        type="button"
        className={styles.units}
        aria-label={label}
        aria-haspopup="menu"
        tabIndex={-1}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setPlace({ x: box.left, y: box.bottom })
        }}
      >
        <ChevronsUpDown aria-hidden="true" />
      </button>
      {place && <ContextMenu {...place} label={label} items={items} onClose={() => setPlace(null)} />}
    </>
  )
}
