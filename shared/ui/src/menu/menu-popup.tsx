import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Shortcut } from '../tooltip/shortcut.tsx'
import styles from './menu.module.css'

export interface MenuItem {
  label: string
  /** Keys such as `Mod+D`. */
  shortcut?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
  /** A toggle's state; the item is then announced as a checkbox. */
  checked?: boolean | undefined
  danger?: boolean | undefined
  onSelect: () => void
}

export type MenuEntry = MenuItem | 'separator'

type PositionerProps = Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align' | 'anchor'>

export interface MenuPopupProps extends PositionerProps {
  items: readonly MenuEntry[]
  label?: string | undefined
  note?: string | undefined
  /** False: the owner sees to it who has the focus after the menu. */
  finalFocus?: false | undefined
}

export function MenuPopup({ items, label, note, finalFocus, ...place }: MenuPopupProps) {
  const noteId = useId()
  return (
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8} {...place}>
        <Base.Popup
          className={styles.popup}
          aria-label={label}
          aria-describedby={note === undefined ? undefined : noteId}
          finalFocus={finalFocus}
        >
          {note !== undefined && (
            <p id={noteId} role="presentation" className={styles.note}>
              {note}
            </p>
          )}
          {items.map((entry, index) =>
            entry === 'separator' ? (
              // oxlint-disable-next-line react/no-array-index-key -- separators have no other identity
              <Base.Separator key={`separator-${index}`} className={styles.separator} />
            ) : (
              <MenuRow key={entry.label} item={entry} />
            ),
          )}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function MenuRow({ item }: { item: MenuItem }) {
  const { label, shortcut, icon, disabled, checked, danger, onSelect } = item
  const content = (
    <>
      <span className={styles.icon}>{checked ? <Check aria-hidden="true" /> : icon}</span>
      <span className={styles.label}>{label}</span>
      {shortcut && <Shortcut keys={shortcut} />}
    </>
  )
  if (checked !== undefined) {
    return (
      <Base.CheckboxItem
        className={styles.item}
        checked={checked}
        disabled={disabled}
        closeOnClick
        onCheckedChange={() => onSelect()}
      >
        {content}
      </Base.CheckboxItem>
    )
  }
  return (
    <Base.Item className={styles.item} disabled={disabled} data-danger={danger || undefined} onClick={() => onSelect()}>
      {content}
    </Base.Item>
  )
}
