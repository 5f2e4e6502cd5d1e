import { useState } from 'react'
import { ColorField, Combobox, Select, Switch, UnitInput } from '@pergola/ui'
import { useColourChoices } from '../fields/colour-field.tsx'
import { useCompletion } from '../fields/use-completion.ts'
import { useTyped } from '../fields/use-typed.ts'
import type { ItemEditorProps } from './item-text.tsx'
import { ItemText } from './item-text.tsx'
import styles from './value-list.module.css'

/** One thing that can be changed in an item: an argument, a length, a colour. */
export interface Slot {
  readonly label: string
  readonly value: string
  readonly control:
    | { readonly kind: 'unit'; readonly units: readonly string[] }
    | { readonly kind: 'colour' | 'switch' }
    | { readonly kind: 'text' | 'choice'; readonly options: readonly string[] }
}

/** An item taken apart. `print` of its own values says the same as the item does. */
export interface SlottedItem {
  readonly slots: readonly Slot[]
  readonly print: (values: readonly string[]) => string
}

export type ReadSlots = (text: string) => SlottedItem | null

/** The editor of items that can be taken apart; all others stay text. */
export function createSlotEditor(read: ReadSlots) {
  return function SlotEditor(props: ItemEditorProps) {
    const item = read(props.text)
    return item ? <SlotFields {...props} item={item} /> : <ItemText {...props} />
  }
}

function SlotFields({
  item,
  text,
  refuse,
  onChange,
  onPreview,
  onCancel,
  property,
}: ItemEditorProps & { item: SlottedItem }) {
  const printed = (at: number, value: string) =>
    item.print(item.slots.map((slot, index) => (index === at ? value.trim() : slot.value)))
  return (
    <div className={styles.slots}>
      {item.slots.map((slot, at) => (
        <SlotField
          key={slot.label}
          slot={slot}
          property={property}
          refuse={(value) => refuse(printed(at, value))}
          onChange={(value) => printed(at, value) !== text && onChange(printed(at, value))}
          onPreview={(value) => onPreview(printed(at, value))}
          onCancel={onCancel}
        />
      ))}
    </div>
  )
}

interface SlotFieldProps extends Omit<ItemEditorProps, 'text'> {
  slot: Slot
}

function SlotField(props: SlotFieldProps) {
  const { slot, refuse, onChange, onPreview, onCancel, property } = props
  const { control, label, value } = slot
  const complete = useCompletion(property)
  const read = useTyped(property, (text) => refuse(text) === null)
  const shared = { label, value, complete, read, validate: refuse, onPreview, onCancel, onCommit: onChange }
  switch (control.kind) {
    case 'unit':
      return <UnitInput {...shared} accepts={(text) => refuse(text) === null} units={control.units} />
    case 'colour':
      return <SlotColour {...shared} />
    case 'choice':
      return (
        <Select
          label={label}
          value={value}
          options={control.options.map((option) => ({ value: option, label: option }))}
          onChange={onChange}
        />
      )
    case 'switch':
      return <Switch label={label} checked={value !== ''} onChange={(on) => onChange(on ? label : '')} />
    case 'text':
      return <SlotText {...props} options={control.options} />
  }
}

function SlotColour(props: Omit<Parameters<typeof ColorField>[0], 'swatches' | 'variables'>) {
  return <ColorField {...useColourChoices()} {...props} />
}

function SlotText({ slot, refuse, onChange, property, options }: SlotFieldProps & { options: readonly string[] }) {
  const [kept, setKept] = useState<{ typed: string; reason: string; of: string } | null>(null)
  const refused = kept?.of === slot.value ? kept : null
  const complete = useCompletion(property)
  const read = useTyped(property, (text) => refuse(text) === null)
  return (
    <div className={styles.textSlot}>
      <Combobox
        label={slot.label}
        value={refused?.typed ?? slot.value}
        suggestions={options}
        complete={complete}
        read={read}
        error={refused?.reason ?? null}
        onCommit={(typed) => {
          const reason = refuse(typed)
          setKept(reason === null ? null : { typed, reason, of: slot.value })
          if (reason === null) onChange(typed)
        }}
      />
    </div>
  )
}
