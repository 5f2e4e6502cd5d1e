import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Shortcut } from '../tooltip/shortcut.tsx'
import styles from './palette-list.module.css'

export interface PaletteItem {
  id: string
  label: string
  /** What tells it from others of the same name, after it. */
  detail?: string | undefined
  /** What kind of thing it is, at the end of the row. */
  group: string
  shortcut?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface PaletteListProps {
  label: string
  placeholder: string
  query: string
  /** Already filtered and ranked by the owner, best first. */
  items: readonly PaletteItem[]
  emptyText: string
  onQueryChange: (query: string) => void
  onChoose: (item: PaletteItem) => void
}

/** Whoever has begun to type goes on behind it. */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** A search field over a list, walked with the arrow keys; the best match is always the chosen one. */
export function PaletteList(props: PaletteListProps) {
  const { label, placeholder, query, items, emptyText, onQueryChange, onChoose } = props
  return (
    <Autocomplete.Root<PaletteItem>
      inline
      open
      items={items}
      filteredItems={items}
      filter={null}
      value={query}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(item) => item.label}
      onValueChange={(text, details) => {
        if (details.reason !== 'item-press') onQueryChange(text)
      }}
    >
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <Autocomplete.Input className={styles.input} aria-label={label} placeholder={placeholder} ref={focusAtEnd} />
      </div>
      <Autocomplete.Empty className={styles.empty}>{emptyText}</Autocomplete.Empty>
      <Autocomplete.List className={styles.list}>
        {(item: PaletteItem) => (
          <Autocomplete.Item
            key={item.id}
            value={item}
            disabled={item.disabled}
            className={styles.item}
            onClick={() => onChoose(item)}
          >
            <span className={styles.icon}>{item.icon}</span>
            <span className={styles.label}>
              {item.label}
              {item.detail && <span className={styles.detail}> {item.detail}</span>}
            </span>
            <span className={styles.group}>{item.group}</span>
            {item.shortcut && <Shortcut keys={item.shortcut} />}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}
