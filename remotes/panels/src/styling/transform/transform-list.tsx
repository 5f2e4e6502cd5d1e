import { readFunction } from '../functions/css-function.ts'
import { createSlotEditor } from '../value-list/slot-fields.tsx'
import { ValueList } from '../value-list/value-list.tsx'
import type { Preset } from '../value-list/value-list-props.ts'
import { transformFunctions, readTransform } from './transform-functions.ts'

const TransformEditor = createSlotEditor(readTransform)

const presets: readonly Preset[] = Object.entries(transformFunctions).map(([label, { first }]) => ({
  label,
  make: first,
}))

export function TransformList() {
  return (
    <ValueList
      property="transform"
      label="Transform"
      separator=" "
      presets={presets}
      addAt="last"
      nameOf={(text) => readFunction(text)?.name ?? text}
      Editor={TransformEditor}
    />
  )
}
