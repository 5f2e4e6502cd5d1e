import { splitOutside } from '../split-list.ts'
import { readFunction } from '../functions/css-function.ts'
import { createSlotEditor, type Slot, type SlottedItem } from '../value-list/slot-fields.tsx'
import { ValueList } from '../value-list/value-list.tsx'
import type { Preset } from '../value-list/value-list-props.ts'
import { messages } from './messages.ts'

const sizes = ['1fr', 'auto', 'min-content', 'max-content', '200px', '0']

function sizeSlot(label: string, value: string): Slot {
  return { label, value, control: { kind: 'text', options: sizes } }
}

/** One track of a template taken apart, or the names of the lines between two. */
export function readTrack(text: string): SlottedItem | null {
  const names = /^\[([^\]]*)\]$/.exec(text)?.[1]
  if (names !== undefined) {
    const slot: Slot = { label: messages.line, value: names.trim(), control: { kind: 'text', options: [] } }
    return { slots: [slot], print: ([value = '']) => `[${value}]` }
  }
  const read = readFunction(text)
  const name = read?.name.toLowerCase()
  const [first = '', ...rest] = read ? splitOutside(read.inside, ',') : []
  if (read && name === 'minmax') {
    const slots = [sizeSlot(messages.least, first), sizeSlot(messages.most, rest.join(', '))]
    return { slots, print: ([least = '', most = '']) => `${read.name}(${least}, ${most})` }
  }
  if (read && name === 'repeat') {
    const count: Slot = {
      label: messages.count,
      value: first,
      control: { kind: 'text', options: ['auto-fit', 'auto-fill', '2', '3', '4', '6', '12'] },
    }
    const slots = [count, sizeSlot(messages.tracks, rest.join(', '))]
    return { slots, print: ([many = '', tracks = '']) => `${read.name}(${many}, ${tracks})` }
  }
  return { slots: [sizeSlot(messages.size, text)], print: ([value = '']) => value }
}

const TrackEditor = createSlotEditor(readTrack)

const presets: readonly Preset[] = [
  { label: messages.share, make: '1fr' },
  { label: messages.content, make: 'auto' },
  { label: messages.fixed, make: '200px' },
  { label: messages.flexible, make: 'minmax(200px, 1fr)' },
  { label: messages.fit, make: 'repeat(auto-fit, minmax(200px, 1fr))' },
  { label: messages.named, make: '[line-name]' },
]

export function TrackList({ property, label }: { property: string; label: string }) {
  return (
    <ValueList
      property={property}
      label={label}
      separator=" "
      presets={presets}
      addAt="last"
      nameOf={(text) => text}
      Editor={TrackEditor}
    />
  )
}
