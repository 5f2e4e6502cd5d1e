import { Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton, Menu } from '@pergola/ui'
import { LabelledRow } from '../fields/labelled-row.tsx'
import { PropertyScope } from '../fields/property-field.tsx'
import { addItem, moveItem } from './list-items.ts'
import type { ListItem } from './list-items.ts'
import { ItemRow } from './item-row.tsx'
import { messages } from './messages.ts'
import { useListValue } from './use-list-value.ts'
import type { Preset, ValueListProps } from './value-list-props.ts'
import styles from './value-list.module.css'

/** Add, open, reorder, hide, duplicate and remove: the one editor for every property that is a list. */
export function ValueList(props: ValueListProps) {
  const { property, label, separator, addAt } = props
  const list = useListValue(property, separator)
  const { items, value, write, preview } = list
  const [open, setOpen] = useState<number | null>(null)
  const isFixed = value !== undefined && value.origin !== 'here' && value.origin !== 'overridden'

  const replace = (index: number, part: Partial<ListItem>) =>
    items.map((each, at) => (at === index ? { ...each, ...part } : each))

  async function add({ make }: Preset) {
    const text = typeof make === 'string' ? make : await make()
    if (text === null) return
    const next = addItem(items, text, addAt)
    if (write(next)) setOpen(addAt === 'first' ? 0 : next.length - 1)
  }

  function move(from: number, to: number) {
    const next = moveItem(items, from, to)
    if (next !== items && write(next) && open === from) setOpen(to)
  }

  return (
    <PropertyScope property={property}>
      <div className={styles.list} data-foreign={isFixed || undefined}>
        <LabelledRow property={property} label={label} value={value}>
          <AddItem label={label} presets={props.presets} onAdd={(preset) => void add(preset)} />
        </LabelledRow>
        {items.map((item, index) => (
          <ItemRow
            // oxlint-disable-next-line react/no-array-index-key -- an item has no identity but its place
            key={index}
            list={props}
            item={item}
            open={open === index}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            refuse={list.refuse}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(text) => write(text === '' ? items.toSpliced(index, 1) : replace(index, { text }))}
            onPreview={(text) => preview(replace(index, { text }))}
            onCancel={list.cancel}
            onMove={(step) => move(index, index + step)}
            onHide={() => write(replace(index, { hidden: !item.hidden }))}
            onDuplicate={() => write(items.toSpliced(index, 0, item))}
            onRemove={() => {
              setOpen(null)
              write(items.toSpliced(index, 1))
            }}
          />
        ))}
      </div>
    </PropertyScope>
  )
}

interface AddItemProps {
  label: string
  presets: readonly Preset[]
  onAdd: (preset: Preset) => void
}

function AddItem({ label, presets, onAdd }: AddItemProps) {
  return (
    <div className={styles.add}>
      <Menu
        align="end"
        trigger={<IconButton label={messages.add(label)} icon={<Plus />} />}
        items={presets.map((preset) => ({ label: preset.label, icon: preset.icon, onSelect: () => onAdd(preset) }))}
      />
    </div>
  )
}
