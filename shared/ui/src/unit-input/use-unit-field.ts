import { useRef, useState } from 'react'
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import type { MenuEntry } from '../menu/menu-popup.tsx'
import { evaluateLength } from './arithmetic.ts'
import { parseLength, stepLength } from './length.ts'
import { messages } from './messages.ts'
import type { UnitInputProps } from './unit-input.tsx'
import { stepFor, useScrub } from './use-scrub.ts'

type Owner = Pick<
  UnitInputProps,
  'value' | 'placeholder' | 'minimum' | 'disabled' | 'onPreview' | 'onCommit' | 'onCancel' | 'onReset' | 'validate'
>

/** Typing, stepping and scrubbing of one numeric field. Everything ends in one commit or one cancel. */
export function useUnitField(owner: Owner, units: readonly string[]) {
  const { value, placeholder, minimum, disabled, onPreview, onCommit, onCancel, onReset, validate } = owner
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stepping = useRef(false)
  const text = typed ?? value
  const unit = parseLength(value)?.unit || (units[0] ?? '')

  function forget() {
    setTyped(null)
    setProblem(null)
    stepping.current = false
  }

  function cancel() {
    if (stepping.current) onCancel?.()
    forget()
  }

  function commit(raw: string) {
    const evaluation = evaluateLength(raw, unit, messages)
    const reason = evaluation.ok ? (evaluation.text && validate?.(evaluation.text)) || null : evaluation.reason
    if (reason !== null || !evaluation.ok) {
      if (stepping.current) onCancel?.()
      stepping.current = false
      return setProblem(reason)
    }
    const stepped = stepping.current
    forget()
    if (evaluation.text !== value) onCommit(evaluation.text)
    else if (stepped) onCancel?.()
  }

  function step(from: string, steps: number): string | null {
    const moved = stepLength(from.trim() === '' && placeholder ? placeholder : from, steps, unit)
    const length = moved === null ? null : parseLength(moved)
    if (length && minimum !== undefined && length.number < minimum) return `${minimum}${length.unit}`
    return moved
  }

  function preview(next: string) {
    stepping.current = true
    setProblem(null)
    setTyped(next)
    onPreview?.(next)
  }

  const scrub = useScrub({
    start: () => (disabled || step(value, 0) === null ? null : value),
    move: step,
    onPreview: preview,
    onCommit: commit,
    onCancel: cancel,
  })

  return {
    text,
    problem,
    scrub: {
      ...scrub,
      onClick: (event: MouseEvent) => {
        if (!event.altKey || !onReset) return
        event.preventDefault()
        onReset()
      },
    },
    input: {
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        setProblem(null)
      },
      onBlur: () => {
        if (typed !== null) commit(typed)
      },
      onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => {
        if (isArrow(event.key) && stepping.current && typed !== null) commit(typed)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter' && typed !== null) commit(typed)
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation()
          cancel()
        }
        if (!isArrow(event.key)) return
        const next = step(text, event.key === 'ArrowUp' ? stepFor(event) : -stepFor(event))
        event.preventDefault()
        if (next !== null) preview(next)
      },
    },
    choices: (unitNames: readonly string[], keywords: readonly string[], current: string): MenuEntry[] => {
      const length = parseLength(current) ?? parseLength(placeholder ?? '')
      const unitItems = unitNames.map((name): MenuEntry => ({
        label: name,
        checked: parseLength(current)?.unit === name,
        onSelect: () => commit(`${length?.number ?? 0}${name}`),
      }))
      const keywordItems = keywords.map((keyword): MenuEntry => ({
        label: keyword,
        checked: current === keyword,
        onSelect: () => commit(keyword),
      }))
      const both = unitItems.length > 0 && keywordItems.length > 0
      return both ? [...unitItems, 'separator', ...keywordItems] : [...unitItems, ...keywordItems]
    },
  }
}

function isArrow(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown'
}
