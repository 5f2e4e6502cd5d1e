import { useId } from 'react'
import type { ChangeEvent, KeyboardEvent, Ref } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import styles from './input.module.css'
import { useDraft } from './use-draft.ts'

export interface TextFieldProps {
  label: string
  /** The label is read but not shown. */
  hideLabel?: boolean | undefined
  value: string
  /** Enter or blur, and only when the text differs from `value`. Escape takes the text back. */
  onCommit?: ((text: string) => void) | undefined
  /** Every keystroke; the owner then passes the new `value`. */
  onChange?: ((text: string) => void) | undefined
  /** After the commit of Enter. */
  onEnter?: (() => void) | undefined
  placeholder?: string | undefined
  /** Says what is wrong; marks the field as invalid. */
  error?: string | null | undefined
  hint?: string | undefined
  autoFocus?: boolean | undefined
  disabled?: boolean | undefined
  /** To be selected and copied, not changed. */
  readOnly?: boolean | undefined
  required?: boolean | undefined
  code?: boolean | undefined
  multiline?: boolean | undefined
  rows?: number | undefined
  maxLength?: number | undefined
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    value,
    onCommit,
    onChange,
    onEnter,
    error,
    hint,
    multiline,
    rows = 3,
    code,
    inputRef,
  } = props
  const id = useId()
  const draft = useDraft(value, (text) => onCommit?.(text))

  function keyDown(event: KeyboardEvent<HTMLInputElement & HTMLTextAreaElement>) {
    if (multiline && event.key === 'Enter') return
    if (event.nativeEvent.isComposing) return
    draft.onKeyDown(event)
    if (event.key === 'Enter') onEnter?.()
  }

  const shared = {
    id,
    ref: inputRef ?? (props.autoFocus ? focusOnMount : undefined),
    className: styles.input,
    value: onChange ? value : draft.text,
    placeholder: props.placeholder,
    disabled: props.disabled,
    readOnly: props.readOnly,
    required: props.required,
    maxLength: props.maxLength,
    spellCheck: code ? false : undefined,
    'data-code': code || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      if (onChange) onChange(event.target.value)
      draft.change(event.target.value)
    },
    onBlur: draft.commit,
    onKeyDown: keyDown,
  }

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} hint={hint}>
      {multiline ? <textarea {...shared} rows={rows} data-multiline /> : <input {...shared} type="text" />}
    </FieldFrame>
  )
}
