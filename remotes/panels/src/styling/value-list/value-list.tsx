import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { IconButton, Menu } from '@pergola/ui'
import { LabelledRow } from '../fields/labelled-row.tsx'
import { PropertyScope } from '../rows/property-field.tsx'
import { useReadOnly } from '../styling-context.ts'
import { addItem } from './list-items.ts'
import type { ListItem } from './list-items.ts'
import { ItemRow } from './item-row.tsx'
import { messages } from './messages.ts'
import { useItemDrag } from './use-item-drag.ts'
import type { ItemDrag } from './use-item-drag.ts'
import { useItemOrder } from './use-item-order.ts'
import { useListValue } from './use-list-value.ts'
import type { Preset, ValueListProps } from './value-list-props.ts'
import styles from './value-list.module.css'

/** What an item shows of the drag that is going on: it is held, or the held one would come above or below it. */
function dropAt(index: number, drag: ItemDrag | null): 'held' | 'above' | 'below' | undefined {
  if (drag?.from === index) return 'held'
  if (drag?.to !== index) return undefined
  return drag.to < drag.from ? 'above' : 'below'
}

/** Add, open, reorder, hide, duplicate and remove: the one editor for every property that is a list. */
export function ValueList(props: ValueListProps) {
  const { property, label, separator, addAt } = props
  const list = useListValue(property, separator)
  const { items, value, write, preview } = list
  const root = useRef<HTMLDivElement>(null)
  const { open, setOpen, move, remove } = useItemOrder(root, items, write)
  const isFixed = value !== undefined && value.origin !== 'here' && value.origin !== 'overridden'

  const replace = (index: number, part: Partial<ListItem>) =>
    items.map((each, at) => (at === index ? { ...each, ...part } : each))

  async function add({ make }: Preset) {
    const text = typeof make === 'string' ? make : await make()
    if (text === null) return
    const next = addItem(items, text, addAt)
    if (write(next)) setOpen(addAt === 'first' ? 0 : next.length - 1)
  }

  const readOnly = useReadOnly()
  const { drag, handlers } = useItemDrag(move)

  return (
    <PropertyScope property={property}>
      <div ref={root} className={styles.list} data-foreign={isFixed || undefined} {...(readOnly ? {} : handlers)}>
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
            drop={dropAt(index, drag)}
            refuse={list.refuse}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(text) => write(text === '' ? items.toSpliced(index, 1) : replace(index, { text }))}
            onPreview={(text) => preview(replace(index, { text }))}
            onCancel={list.cancel}
            onMove={(step) => move(index, index + step)}
            onHide={() => write(replace(index, { hidden: !item.hidden }))}
            onDuplicate={() => write(items.toSpliced(index, 0, item))}
            onRemove={() => remove(index)}
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
