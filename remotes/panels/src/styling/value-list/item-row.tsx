import { ChevronRight, Ellipsis, Eye, EyeOff } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton, Menu } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import type { ListItem } from './list-items.ts'
import { messages } from './messages.ts'
import type { ValueListProps } from './value-list-props.ts'
import styles from './value-list.module.css'

interface ItemRowProps {
  list: ValueListProps
  item: ListItem
  open: boolean
  isFirst: boolean
  isLast: boolean
  drop: 'held' | 'above' | 'below' | undefined
  refuse: (text: string) => string | null
  onToggle: () => void
  onChange: (text: string) => void
  onPreview: (text: string) => void
  onCancel: () => void
  onMove: (step: -1 | 1) => void
  onHide: () => void
  onDuplicate: () => void
  onRemove: () => void
}

/** What the name leaves unsaid: the arguments of a function, what follows the name, else the text. */
function detailOf(text: string, name: string): string {
  if (text === name) return ''
  if (text.startsWith(`${name} `)) return text.slice(name.length + 1)
  // `Linear gradient` is said of `linear-gradient(…)`.
  const [, called, inside] = /^([\w-]+)\(([^]*)\)$/.exec(text) ?? []
  return inside !== undefined && (called === name || called === name.toLowerCase().replace(' ', '-')) ? inside : text
}

/** One item: its name, and its editor while it is open. Dragging, Alt+Up and Alt+Down move it, Delete removes it. */
export function ItemRow(props: ItemRowProps) {
  const { list, item, open, onToggle, onMove, onRemove } = props
  const { Editor } = list
  const name = list.nameOf(item.text)
  const detail = detailOf(item.text, name)
  const swatch = list.swatchOf?.(item.text)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Delete') onRemove()
    else if (event.altKey && event.key === 'ArrowUp') onMove(-1)
    else if (event.altKey && event.key === 'ArrowDown') onMove(1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.item} data-item data-hidden={item.hidden || undefined} data-drop={props.drop}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          data-grip
          aria-expanded={open}
          onClick={onToggle}
          onKeyDown={onKeyDown}
        >
          <ChevronRight aria-hidden="true" />
          {list.swatchOf && <span className={styles.swatch} style={{ background: swatch }} aria-hidden="true" />}
          <span className={styles.words} title={item.text}>
            <span className={styles.name}>{name}</span>
            {detail !== '' && <span className={styles.detail}>{detail}</span>}
          </span>
        </button>
        <ItemActions {...props} name={name} />
      </div>
      {open && (
        <div className={styles.body}>
          <Editor
            property={list.property}
            text={item.text}
            refuse={props.refuse}
            onChange={props.onChange}
            onPreview={props.onPreview}
            onCancel={props.onCancel}
          />
        </div>
      )}
    </div>
  )
}

function ItemActions({ item, name, isFirst, isLast, ...props }: ItemRowProps & { name: string }) {
  const { isFrame } = useStyling()
  return (
    <>
      {/* A frame has nowhere to keep what is switched off. */}
      {(!isFrame || item.hidden) && (
        <IconButton
          label={item.hidden ? messages.show(name) : messages.hide(name)}
          icon={item.hidden ? <EyeOff /> : <Eye />}
          onClick={props.onHide}
        />
      )}
      <Menu
        align="end"
        trigger={<IconButton label={messages.options(name)} icon={<Ellipsis />} />}
        items={[
          { label: messages.up, disabled: isFirst, onSelect: () => props.onMove(-1) },
          { label: messages.down, disabled: isLast, onSelect: () => props.onMove(1) },
          { label: messages.duplicate, onSelect: props.onDuplicate },
          'separator',
          { label: messages.remove, danger: true, onSelect: props.onRemove },
        ]}
      />
    </>
  )
}
