import { useEffect, useRef, useState } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { Select, TextField } from '@pergola/ui'
import { messages as traitMessages } from '../messages.ts'
import { attributeOf } from '../use-traits.ts'
import type { TraitProps } from '../use-traits.ts'
import { formTargets, readTarget, targetDefinition, typedTarget } from './form-targets.ts'
import type { FormTarget, TargetKind } from './form-targets.ts'
import { formMessages as messages } from './messages.ts'
import { writeTarget } from './write-target.ts'
import { keyOf } from './form-fields.ts'

const nameOf = (canvas: CanvasService, id: NodeId) => {
  const name = canvas.attributesOf(id).find((each) => each.name === 'name')?.value ?? ''
  return /^[\w-]+$/.test(name) ? name : 'contact'
}

/** Where a form sends what was written in it: a kind of target, and what goes with it. */
export function FormTraits({ element, services }: TraitProps) {
  const { canvas, toasts } = services
  const now = readTarget((name) => attributeOf(element, name), keyOf(canvas, element.id))
  // A target that has not all it needs yet is in this panel alone.
  const [chosen, setChosen] = useState<TargetKind | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const kind = chosen ?? now.kind
  const { asks } = targetDefinition(kind)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // What was chosen goes on with what it needs.
  useEffect(() => (chosen === null ? undefined : field.current?.focus()), [chosen])

  function write(target: FormTarget): void {
    const failure = writeTarget(canvas, element, target)
    setChosen(null)
    if (failure !== null) toasts.warning(failure === 'not-allowed' ? traitMessages.notAllowed : messages.keyIsLost)
  }

  function choose(next: TargetKind): void {
    setWrong(null)
    if (next === now.kind) setChosen(null)
    else if (next === 'none') write({ kind: next, value: '' })
    else if (next === 'netlify') write({ kind: next, value: nameOf(canvas, element.id) })
    else setChosen(next)
  }

  function commit(typed: string): void {
    const target = typedTarget(kind, typed)
    setWrong(target || typed.trim() === '' ? null : (asks?.wrong ?? null))
    if (target) write(target)
  }

  return (
    <>
      <Select
        label={messages.target}
        value={kind}
        options={formTargets.map((each) => ({ value: each.kind, label: each.label }))}
        onChange={choose}
      />
      {asks ? (
        <TextField
          key={kind}
          label={asks.label}
          hint={asks.hint}
          error={wrong}
          value={kind === now.kind ? now.value : ''}
          inputRef={field}
          onCommit={commit}
        />
      ) : (
        <p>{messages.noneHint}</p>
      )}
    </>
  )
}
