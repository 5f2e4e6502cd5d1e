import { splitOutside } from '../split-list.ts'
import { createSlotEditor } from '../value-list/slot-fields.tsx'
import { ValueList } from '../value-list/value-list.tsx'
import type { Preset } from '../value-list/value-list-props.ts'
import { readTransition } from './read-transition.ts'

const TransitionEditor = createSlotEditor(readTransition)

const presets: readonly Preset[] = ['all', 'opacity', 'transform', 'color', 'background-color', 'box-shadow'].map(
  (label) => ({ label, make: `${label} 200ms ease` }),
)

export function TransitionList() {
  return (
    <ValueList
      property="transition"
      label="Transition"
      separator=","
      presets={presets}
      addAt="last"
      nameOf={(text) => splitOutside(text, ' ')[0] ?? text}
      Editor={TransitionEditor}
    />
  )
}
