import { Chip, Combobox, shortName } from '@pergola/ui'
import { useState } from 'react'
import { modifierNames, unknownModifiers } from '@pergola/site/directives'
import styles from './directives-panel.module.css'
import { messages } from './messages.ts'

interface ModifierPickerProps {
  event: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Modifiers in the order they are chosen, which is the order they act in. Other key names may be typed. */
export function ModifierPicker({ event, chosen, onChange }: ModifierPickerProps) {
  const [refused, setRefused] = useState<string | null>(null)

  function choose(text: string) {
    const name = text.trim().toLowerCase()
    const modifiers = [...chosen, name]
    const isUnknown = name !== '' && unknownModifiers({ kind: 'on', argument: event, modifiers }).includes(name)
    setRefused(isUnknown ? name : null)
    if (name !== '' && !isUnknown && !chosen.includes(name)) onChange(modifiers)
  }

  return (
    <div className={styles.modifiers}>
      <Combobox
        label={messages.modifiers}
        // Taken anew after each choice, so that it is empty again.
        key={chosen.length}
        value=""
        placeholder={messages.addModifier}
        suggestions={modifierNames.filter((name) => !chosen.includes(name))}
        code
        error={refused === null ? null : `${messages.modifierUnknown(shortName(refused))} ${messages.modifiersAre}`}
        onCommit={choose}
      />
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map((name) => (
            <Chip key={name} label={name} onRemove={() => onChange(chosen.filter((each) => each !== name))} />
          ))}
        </div>
      )}
    </div>
  )
}
