import { useRef, useState } from 'react'
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { evaluateLength, type Evaluation } from './arithmetic.ts'
import { parseLength, stepLength } from './length.ts'
import { messages } from './messages.ts'
import type { UnitInputProps } from './unit-input-props.ts'
import { stepFor, useScrub } from './use-scrub.ts'

type Owner = Pick<
  UnitInputProps,
  | 'value'
  | 'placeholder'
  | 'computed'
  | 'minimum'
  | 'disabled'
  | 'read'
  | 'onPreview'
  | 'onCommit'
  | 'onCancel'
  | 'validate'
  | 'accepts'
>

interface Typing {
  readonly typed: string | null
  /** What the field stands at: what is typed, else what was committed and has not come back yet, else the value. */
  readonly current: string
  change(text: string): void
  /** Shown and passed on, not recorded. */
  preview(text: string): void
  readonly previewing: boolean
  commit(text: string): void
  cancel(): void
}

/** Typing, stepping and scrubbing of one numeric field. Everything ends in one commit or one cancel. */
export function useUnitField(owner: Owner, units: readonly string[]) {
  const { value, placeholder, minimum, disabled } = owner
  const [problem, setProblem] = useState<string | null>(null)
  const unit = parseLength(value)?.unit || (units[0] ?? '')
  const typing = useTyping(owner, unit, setProblem)

  function step(from: string, steps: number): string | null {
    const moved = stepLength(from.trim() === '' && placeholder ? placeholder : from, steps, unit)
    const length = moved === null ? null : parseLength(moved)
    if (moved === null || length === null) return moved
    const bare = length.unit === '' && owner.accepts?.(moved) !== true ? unit : ''
    // Steps end at zero where nothing below it is a value; typed, it would be refused and taken out.
    const ends = length.number < 0 && owner.accepts?.(moved + bare) === false
    const least = minimum ?? (ends ? 0 : -Infinity)
    return length.number < least ? `${least}${length.unit}${bare}` : moved + bare
  }

  /** What no number is read from, a variable or `auto` say, goes on from the number it comes to. */
  function numberOf(text: string): string {
    if (text.trim() === '' || importance.test(text) || parseLength(text) !== null) return text
    return owner.computed?.() ?? text
  }

  const scrub = useScrub({
    start() {
      const from = numberOf(typing.current)
      return disabled || step(from, 0) === null ? null : from
    },
    move: step,
    onPreview: typing.preview,
    onCommit: typing.commit,
    onCancel: typing.cancel,
  })

  return {
    text: typing.typed ?? value,
    typed: typing.typed,
    problem,
    scrub,
    commit: typing.commit,
    input: inputEvents(typing, (steps) => step(numberOf(typing.current), steps)),
  }
}

function useTyping(owner: Owner, unit: string, report: (problem: string | null) => void): Typing {
  const { value, onPreview, onCommit, onCancel, validate, accepts } = owner
  const [typed, setTyped] = useState<string | null>(null)
  // The owner may take a moment to give back what was committed: a drag that begins at once goes on from there.
  const [committed, setCommitted] = useState<{ text: string; over: string } | null>(null)
  if (committed && committed.over !== value) setCommitted(null)
  const previewing = useRef(false)

  function take(text: string | null) {
    setTyped(text)
    report(null)
  }

  function endPreview() {
    if (previewing.current) onCancel?.()
    previewing.current = false
  }

  return {
    typed,
    current: typed ?? committed?.text ?? value,
    change: take,
    preview(text) {
      previewing.current = true
      take(text)
      onPreview?.(text)
    },
    get previewing() {
      return previewing.current
    },
    commit(raw) {
      const read = owner.read ? owner.read(raw) : raw.trim()
      if (read === null) {
        endPreview()
        return take(null)
      }
      const evaluation = evaluate(read, unit, accepts)
      const reason = evaluation.ok ? (evaluation.text && validate?.(evaluation.text)) || null : evaluation.reason
      // What cannot be applied stays in the field, marked, and whatever was previewed goes.
      if (!evaluation.ok || reason !== null) {
        endPreview()
        setTyped(raw)
        return report(reason)
      }
      take(null)
      if (evaluation.text === value && !committed) return endPreview()
      previewing.current = false
      setCommitted({ text: evaluation.text, over: value })
      onCommit(evaluation.text)
    },
    cancel() {
      endPreview()
      take(null)
    },
  }
}

const importance = /\s*!\s*important\s*$/i

/** A value as it stands, or with its unit and its maths worked out; how much it weighs is no part of that. */
function evaluate(text: string, unit: string, accepts: UnitInputProps['accepts']): Evaluation {
  const value = text.replace(importance, '')
  const evaluation: Evaluation =
    accepts?.(value) === true ? { ok: true, text: value } : evaluateLength(value, unit, messages)
  if (!evaluation.ok || value === text) return evaluation
  return { ok: true, text: `${evaluation.text} !important` }
}

function inputEvents(typing: Typing, step: (steps: number) => string | null) {
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => typing.change(event.target.value),
    onBlur: () => {
      if (typing.typed !== null) typing.commit(typing.typed)
    },
    // A held arrow key previews all the way and is one step of history when it is let go.
    onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isArrow(event.key) && typing.previewing && typing.typed !== null) typing.commit(typing.typed)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && typing.typed !== null) typing.commit(typing.typed)
      if (event.key === 'Escape' && typing.typed !== null) {
        event.stopPropagation()
        typing.cancel()
      }
      if (!isArrow(event.key)) return
      event.preventDefault()
      const next = step(event.key === 'ArrowUp' ? stepFor(event) : -stepFor(event))
      if (next !== null) typing.preview(next)
    },
  }
}

function isArrow(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown'
}
