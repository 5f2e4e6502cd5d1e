import { Square, SquareDashed } from 'lucide-react'
import { createSlotEditor } from '../value-list/slot-fields.tsx'
import { ValueList } from '../value-list/value-list.tsx'
import type { Preset } from '../value-list/value-list-props.ts'
import { readShadow } from './read-shadow.ts'

const BoxShadow = createSlotEditor((text) => readShadow(text, 'box'))
const TextShadow = createSlotEditor((text) => readShadow(text, 'text'))

const boxPresets: readonly Preset[] = [
  { label: 'Shadow', make: '0 4px 12px rgb(0 0 0 / 25%)', icon: <Square /> },
  { label: 'Inner shadow', make: '0 1px 3px rgb(0 0 0 / 25%) inset', icon: <SquareDashed /> },
]
const textPresets: readonly Preset[] = [{ label: 'Shadow', make: '0 1px 2px rgb(0 0 0 / 40%)', icon: <Square /> }]

function boxName(text: string): string {
  return /\binset\b/i.test(text) ? 'Inner' : 'Outer'
}

export function BoxShadowList() {
  return (
    <ValueList
      property="box-shadow"
      label="Box shadow"
      separator=","
      presets={boxPresets}
      addAt="first"
      nameOf={boxName}
      Editor={BoxShadow}
    />
  )
}

export function TextShadowList() {
  return (
    <ValueList
      property="text-shadow"
      label="Text shadow"
      separator=","
      presets={textPresets}
      addAt="first"
      nameOf={(text) => text}
      Editor={TextShadow}
    />
  )
}
