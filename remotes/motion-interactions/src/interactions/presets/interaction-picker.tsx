import { Button } from '@pergola/ui'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { SelectedElement, Services } from '@pergola/contracts'
import { PickField } from '../../pick-field.tsx'
import { pickedSelector } from '../../picked-selector.ts'
import { ClassField } from '../class-field.tsx'
import { classNames } from '../../class-names.ts'
import type { Interactions } from '../use-interactions.ts'
import { controlAttributes, openBy, thankBy, withPreset } from './apply-preset.ts'
import { interactionPresets } from './interaction-presets.ts'
import type { InteractionPreset, PresetField, PresetValues } from './interaction-presets.ts'
import styles from './interaction-picker.module.css'
import { messages } from './messages.ts'

interface InteractionPickerProps extends Pick<Services, 'canvas' | 'toasts'> {
  element: SelectedElement
  interactions: Interactions
}

/** What an element may do, in a few words, for one that does nothing yet. */
export function InteractionPicker(props: InteractionPickerProps) {
  const [chosen, setChosen] = useState<InteractionPreset | null>(null)
  return (
    <section className={styles.panel} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.hint}>{chosen?.hint ?? messages.hint}</p>
      {chosen ? (
        <PresetForm key={chosen.id} {...props} preset={chosen} onDone={() => setChosen(null)} />
      ) : (
        <ul className={styles.grid}>
          {interactionPresets.map((preset) => (
            <li key={preset.id}>
              <Button onClick={() => setChosen(preset)}>{preset.label}</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PresetFormProps = InteractionPickerProps & { preset: InteractionPreset; onDone: () => void }

/** Applies a preset. What is wrong comes back as a text for a person; null is done, or told by then. */
function applied({ canvas, element, interactions, preset }: PresetFormProps, values: PresetValues): string | null {
  const label = messages.step(preset.label)
  const [target] = canvas.find(values['target'] ?? '')
  if (preset.kind === 'interactions') {
    const control = preset.isControl && target !== undefined && ['button', 'a'].includes(element.tag)
    const attributes = control ? controlAttributes({ canvas, element, target }) : []
    interactions.edit((list) => withPreset(list, preset.make(values), interactions.newId), label, attributes)
    return null
  }
  if (target === undefined) return messages.notFound
  const given = { canvas, element, target, label }
  return preset.kind === 'opens' ? openBy(given) : thankBy(given)
}

function PresetForm(props: PresetFormProps) {
  const { canvas, toasts, preset, onDone } = props
  const [values, setValues] = useState<PresetValues>({})

  function use(event: SubmitEvent) {
    event.preventDefault()
    if (preset.fields.some(({ name }) => !values[name])) return toasts.warning(messages.needAll)
    const refused = applied(props, values)
    if (refused !== null) return toasts.warning(refused)
    onDone()
  }

  function fieldOf({ name, label, kind }: PresetField) {
    const onCommit = (text: string) =>
      setValues((now) => ({ ...now, [name]: text.trim().replace(/^\.(?=[\w-]+$)/, kind === 'class' ? '' : '.') }))
    const field = { label, value: values[name] ?? '', onCommit }
    if (kind === 'class') return <ClassField key={name} {...field} canvas={canvas} pickLabel={messages.pick(label)} />
    return (
      <PickField
        key={name}
        {...field}
        canvas={canvas}
        pickLabel={messages.pick(label)}
        suggestions={() => classNames(canvas).map((each) => `.${each}`)}
        selectorOf={(id) => pickedSelector(canvas, id, () => false)}
      />
    )
  }

  return (
    <form className={styles.form} onSubmit={use}>
      {preset.fields.map(fieldOf)}
      <div className={styles.grid}>
        <Button type="submit" variant="primary">
          {messages.use}
        </Button>
        <Button onClick={onDone}>{messages.cancel}</Button>
      </div>
    </form>
  )
}
