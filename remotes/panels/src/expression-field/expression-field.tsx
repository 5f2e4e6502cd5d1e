import { useId, useRef } from 'react'
import { FieldFrame } from '@pergola/ui'
import type { Complete } from './completion.ts'
import styles from './expression-field.module.css'
import { messages } from './messages.ts'
import { useOffer } from './use-offer.ts'
import type { Offer } from './use-offer.ts'

export interface ExpressionFieldProps {
  label: string
  hideLabel?: boolean | undefined
  value: string
  onChange: (text: string) => void
  onLeave?: (() => void) | undefined
  complete: Complete
  problem?: string | null | undefined
  hint?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

const lineLength = 34
const mostLines = 10

function linesOf(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineLength)))
  return Math.min(
    mostLines,
    lines.reduce((sum, each) => sum + each, 0),
  )
}

/** One expression of a page, with the names that it may use. Enter is a new line unless a name is offered. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { label, hideLabel, value, onChange, onLeave, complete, problem, hint, placeholder, disabled } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { offer, look, take, close, onKeyDown } = useOffer({ field, value, onChange, complete })
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={problem} hint={hint}>
      <textarea
        id={id}
        ref={field}
        className={styles.input}
        value={value}
        rows={linesOf(value)}
        placeholder={placeholder}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-autocomplete="list"
        aria-controls={offer ? `${id}-list` : undefined}
        aria-activedescendant={offer && offer.active >= 0 ? `${id}-${offer.active}` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `${id}-note` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          look(target.value, target.selectionStart)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          onLeave?.()
        }}
      />
      {offer && <Names id={id} offer={offer} onTake={take} />}
    </FieldFrame>
  )
}

/** The keyboard stays in the text and is handled there; this is for the pointer, and must not take the focus away. */
function Names({ id, offer, onTake }: { id: string; offer: Offer; onTake: (name: string) => void }) {
  return (
    <div className={styles.anchor}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element shows choices while a text field has the focus */}
      <div id={`${id}-list`} role="listbox" aria-label={messages.suggestions} className={styles.list}>
        {offer.names.map(({ name, detail }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- as above
          <div
            key={name}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            tabIndex={-1}
            aria-selected={index === offer.active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(name)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
