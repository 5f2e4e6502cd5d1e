import { lazy, Suspense, useId, useState } from 'react'
import { useChoiceList } from '../combobox/use-choice-list.tsx'
import inputStyles from '../field/input.module.css'
import { noteId, StyleField } from '../field/style-field.tsx'
import { useDraft } from '../field/use-draft.ts'
import { Popover } from '../floats/light.tsx'
import { Skeleton } from '../progress/skeleton.tsx'
import styles from './color-field.module.css'
import { messages } from './messages.ts'
import type { ColorVariable, ColorFieldProps } from './color-field-props.ts'

// The picker brings the colour library; nobody pays for it before the first popover opens.
const ColorPicker = lazy(async () => ({ default: (await import('./color-picker.tsx')).ColorPicker }))

function useColorText(props: ColorFieldProps, id: string) {
  const { label, value, complete, onPreview, onCancel, onCommit } = props
  // What was refused stays in the field, marked, until something else is typed.
  const [refused, setRefused] = useState<{ text: string; reason: string } | null>(null)
  const draft = useDraft(refused?.text ?? value, commit)
  const list = useChoiceList({
    id,
    label,
    choices: (draft.dirty && complete?.(draft.text)) || [],
    onChoose(text) {
      draft.cancel()
      commit(text)
    },
    onHighlight: (text) => (text === null ? onCancel?.() : onPreview?.(text)),
  })

  function commit(typed: string) {
    const text = props.read ? props.read(typed) : typed.trim()
    const reason = text === null || text === '' ? null : (props.validate?.(text) ?? null)
    setRefused(reason === null ? null : { text: typed, reason })
    if (reason === null && text !== null && text !== value) onCommit(text)
  }

  return { problem: refused?.reason ?? null, draft, list }
}

export function ColorField(props: ColorFieldProps) {
  const { placeholder, disabled, complete } = props
  const id = useId()
  const { problem, draft, list } = useColorText(props, id)

  return (
    <StyleField {...props} id={id} problem={problem}>
      <div className={styles.control}>
        <PickerPopover {...props} />
        <input
          id={id}
          {...(list.isOpen ? list.field : {})}
          className={inputStyles.input}
          value={draft.text}
          placeholder={placeholder}
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? noteId(id) : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            draft.change(event.target.value)
            if (complete) list.open(event.currentTarget)
          }}
          onBlur={() => {
            if (list.isOpen) list.close()
            draft.commit()
          }}
          onKeyDown={(event) => !list.onKeyDown(event) && draft.onKeyDown(event)}
        />
        {list.popup}
      </div>
    </StyleField>
  )
}

function PickerPopover(props: ColorFieldProps) {
  const { label, value, placeholder, variables = [] } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = props.shown ?? resolveVariable(value || (placeholder ?? ''), variables)
  return (
    <>
      <button
        type="button"
        className={styles.swatch}
        aria-label={messages.open(label)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={props.disabled}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <span style={{ background: shown }} />
      </button>
      {anchor && (
        <Popover
          label={messages.picker(label)}
          open
          onOpenChange={() => setAnchor(null)}
          anchor={anchor}
          side="left"
          width="264px"
          // As high as a palette may be.
          height="400px"
        >
          <Suspense fallback={<Skeleton height={320} />}>
            <ColorPicker {...props} resolved={shown} />
          </Suspense>
        </Popover>
      )}
    </>
  )
}

/** `var(--brand)` as the colour it stands for, so that the swatch can show it outside the page. */
function resolveVariable(text: string, variables: readonly ColorVariable[]): string {
  const name = /^\s*var\(\s*(--[^\s,)]+)/.exec(text)?.[1]
  return name === undefined ? text : (variables.find((variable) => variable.name === name)?.value ?? '')
}
