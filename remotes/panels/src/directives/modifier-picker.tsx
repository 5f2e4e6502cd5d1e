import { Chip, Combobox } from '@pergola/ui'
import { modifierNames } from '@pergola/site/directives'
import styles from './directives-panel.module.css'
import { messages } from './messages.ts'

interface ModifierPickerProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Modifiers in the order they are chosen, which is the order they act in. Other key names may be typed. */
export function ModifierPicker({ chosen, onChange }: ModifierPickerProps) {
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
        onCommit={(text) => {
          const name = text.trim().toLowerCase()
          if (/^[\w-]+$/.test(name) && !chosen.includes(name)) onChange([...chosen, name])
        }}
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
