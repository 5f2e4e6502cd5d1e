import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Combobox, IconButton, TextField } from '@pergola/ui'
import { ColourField } from '../fields/colour-field.tsx'
import { PropertyScope } from '../fields/property-field.tsx'
import { PropertyGroup } from '../fields/property-group.tsx'
import { TextualField } from '../fields/textual-field.tsx'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useReadOnly, useStyling } from '../styling-context.ts'
import styles from './custom-properties.module.css'
import { messages } from './messages.ts'
import { customName, isOwnCustomProperty, ownNames } from './own-properties.ts'

export function Section() {
  const { surface } = useStyling()
  const readOnly = useReadOnly()
  const text = useStore(surface.state, ownNames)
  const names = text === '' ? [] : text.split(' ')
  return (
    <>
      <PropertyGroup title={messages.own}>
        {names.length === 0 && <p className={styles.none}>{messages.none}</p>}
        {names.map((name) => (
          <OwnProperty key={name} name={name} />
        ))}
      </PropertyGroup>
      {!readOnly && (
        <PropertyGroup title={messages.add}>
          <AddProperty taken={names} />
        </PropertyGroup>
      )}
    </>
  )
}

function OwnProperty({ name }: { name: string }) {
  const { surface, supports } = useStyling()
  const edit = useStyleEdit()
  const isColour = useStore(surface.state, ({ values }) => supports('color', values[name]?.value ?? ''))
  const Field = isColour ? ColourField : TextualField
  return (
    <PropertyScope property={name}>
      <div className={styles.row}>
        <Field property={name} label={name} suggestions={[]} />
        <IconButton label={messages.remove(name)} icon={<X />} onClick={() => edit.reset(name)} />
      </div>
    </PropertyScope>
  )
}

function AddProperty({ taken }: { taken: readonly string[] }) {
  const { surface } = useStyling()
  const edit = useStyleEdit()
  const [typed, setTyped] = useState('')
  const [value, setValue] = useState('')
  const name = customName(typed)
  const problem = name === null ? messages.badName : taken.includes(name) ? messages.taken : null

  function add(text: string) {
    setValue(text)
    if (name === null || problem !== null || text.trim() === '') return
    edit.commit(name, text)
    setTyped('')
    setValue('')
  }

  return (
    <div className={styles.add}>
      <Combobox
        label={messages.name}
        code
        value={typed}
        placeholder="--name"
        suggestions={() => Object.keys(surface.state.getState().customProperties).filter(isOwnCustomProperty)}
        error={typed === '' ? null : problem}
        onCommit={setTyped}
      />
      <TextField label={messages.value} code value={value} onCommit={add} />
      <IconButton
        label={messages.add}
        icon={<Plus />}
        disabled={problem !== null || value.trim() === ''}
        onClick={() => add(value)}
      />
    </div>
  )
}
